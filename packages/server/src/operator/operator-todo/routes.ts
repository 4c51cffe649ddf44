import { todayInSeoul } from "@damadum/domain";
import { z } from "zod";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { logReading } from "../action-log/log-actions.ts";
import { countWaiting, findWaiting, waitingKinds, type Waiting } from "../lists/waiting.ts";
import { operatorOf } from "../operator-command/routes.ts";
import { stepsOf } from "./step-of.ts";

export const operatorTodoRoutes = (services: Services): HandlersOf<"operator-todo"> => ({
  async listOperatorTodo({ caller, query: { kind, limit, cursor }, address }) {
    const { db, clock } = services;
    const at = { today: todayInSeoul(clock()) };
    const after = cursor === undefined ? null : readCursor(cursor);
    const [found, counts] = await Promise.all([
      findWaiting(db, { ...at, limit: limit + 1, kind, after }),
      countWaiting(db, at),
    ]);
    const operator = operatorOf(caller, address);
    await logReading(services, { operator, action: { command: "todo", input: {} } });
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const steps = await stepsOf(db, { waiting: shown, role: operator.role });
    const items = steps.flatMap((step, index) => {
      const one = shown[index];
      return one === undefined ? [] : [{ ...toItem(one), step }];
    });
    const ofKind = counts.filter((each) => kind === undefined || each.kind === kind);
    const body = {
      items,
      counts: counts.map(({ kind: of, count }) => {
        return { kind: of, kind_label: waitingKinds[of].label, count };
      }),
      total: ofKind.reduce((sum, { count }) => sum + count, 0),
      next_cursor: found.length > limit && last !== undefined ? writeCursor(last) : null,
    };
    return { status: 200, body };
  },
});

function toItem({ since, ...one }: Waiting) {
  const kindLabel = waitingKinds[one.kind].label;
  return { ...one, kind_label: kindLabel, since: toInstant(since), order: orderOf(one) };
}

/** The order that can be opened: what waits, or what it belongs to. */
function orderOf({ number, about }: { readonly number: string; readonly about: string | null }) {
  const serials = [number, about].filter((text) =>
    /^(MV|ST|SD|SF)\d{8}[0-9A-Z]{8}$/.test(text ?? ""),
  );
  return serials[0] ?? null;
}

const cursorSchema = z.tuple([z.int().min(0).max(8.64e15), z.string().max(100)]);

/** The last row of a page as its cursor. */
function writeCursor({ since, number }: Waiting): string {
  return Buffer.from(JSON.stringify([since.getTime(), number])).toString("base64url");
}

/** Throws `malformed_request` for a cursor that `writeCursor` has not written. */
function readCursor(cursor: string) {
  try {
    const text = Buffer.from(cursor, "base64url").toString("utf8");
    const [time, number] = cursorSchema.parse(JSON.parse(text));
    return { since: new Date(time), number };
  } catch (cause) {
    throw new ProblemError("malformed_request", { cause });
  }
}
