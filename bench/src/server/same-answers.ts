import { deepStrictEqual } from "node:assert/strict";
import type { Estimate } from "@damadum/server/src/generated/operations.ts";
import type { Servers } from "./servers.ts";
import type { LoadRequest } from "./members.ts";

/** Throws unless both servers answer alike and refuse the same: only equal work may be compared. */
export async function checkSameAnswers({ damadum, byHand, members }: Servers): Promise<void> {
  const { body: draft = "" } = members.write();
  const withBoxes = (count: number) => draft.replace('"box_count":10', `"box_count":${count}`);
  const read = members.read();
  const requests: Readonly<Record<string, () => LoadRequest>> = {
    read: () => read,
    write: members.write,
    "without a token": () => ({ ...read, headers: {} }),
    "with a forged token": () => ({ ...read, headers: { authorization: "Bearer a.b.c" } }),
    "against the schema": () => ({ ...members.write(), body: withBoxes(0) }),
    "against a rule": () => ({ ...members.write(), body: draft.replace('"13:00"', '"03:00"') }),
  };
  for (const [name, request] of Object.entries(requests)) {
    const ours = await answerTo(request(), damadum.origin);
    deepStrictEqual(await answerTo(request(), byHand.origin), ours, `Other answers: ${name}`);
  }
}

interface Answer {
  readonly isRefused: boolean;
  readonly body: object | null;
}

async function answerTo(request: LoadRequest, origin: string): Promise<Answer> {
  const { path, headers, body } = request;
  const response = await fetch(origin + path, {
    headers,
    ...(body !== undefined && { method: "POST", body }),
  });
  if (!response.ok) {
    if (response.status >= 500) throw new Error(`${path}: ${await response.text()}`);
    await response.body?.cancel();
    return { isRefused: true, body: null };
  }
  const estimate: Estimate = JSON.parse(await response.text());
  return { isRefused: false, body: body === undefined ? estimate : withoutChance(estimate) };
}

/** What two servers answer alike for a new estimate: all but its number and its times. */
function withoutChance({ serial, created_at, valid_until, history, ...rest }: Estimate): object {
  return {
    ...rest,
    serial: serial.length,
    created_at: created_at.length,
    valid_until: valid_until.length,
    history: history.map(({ at, ...change }) => ({ ...change, at: at.length })),
  };
}
