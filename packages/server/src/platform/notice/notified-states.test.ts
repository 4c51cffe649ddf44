import { beforeAll, describe, expect, it } from "vitest";
import type { Subject, SubjectKind } from "../../db/subject-tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { writeHistory } from "../../subject/history.ts";
import { allTemplates } from "../../subject/notices/notice-decisions.ts";
import { stateMachines } from "../../subject/state-machines.ts";
import { testServer } from "../../testing/test-server.ts";
import { notifiedSubjectsOf } from "../../testing/notified-subjects.ts";
import { sendNotices } from "./send-notices.ts";

const server = testServer();
let subjects: readonly Subject[];
beforeAll(async () => {
  subjects = await notifiedSubjectsOf(server);
  await sendNotices(server.services);
}, 60_000);

/** Every transition of a kind's state machine, and the one into its initial state. */
function changesOf(kind: SubjectKind) {
  const { initial, transitions } = stateMachines[kind];
  return [{ from: null, to: initial }, ...transitions.map(({ from, to }) => ({ from, to }))];
}

/** What is sent when each of these subjects goes through every change of its kind. */
async function sentFor(all: readonly Subject[]) {
  const { db, clock } = server.services;
  const before = server.notices.sent.length;
  const by = { actor: "SYSTEM", actorId: null, reason: null, now: clock() } as const;
  const entries = all.flatMap((subject) =>
    changesOf(subject.kind).map((change) => ({ ...by, ...change, subject })),
  );
  await inTransaction(db, (tx) => writeHistory(tx, ...entries));
  await sendNotices(server.services);
  return server.notices.sent.slice(before);
}

describe("every change of every kind of subject", () => {
  it("fills every template for its owner without personal data", async () => {
    const sent = await sentFor(subjects);
    expect(new Set(sent.map(({ template }) => template))).toEqual(
      new Set(allTemplates.map(({ code }) => code).filter((code) => !code.startsWith("RM_"))),
    );
    for (const { text, button, to } of sent) {
      expect(text).not.toMatch(/#\{|undefined|null|NaN/);
      expect(text).not.toMatch(/김담아|이담당|010-?1234|1203호|문서고/);
      expect(button.url).toMatch(/^http:\/\/localhost:3000\/[a-z]+(\/[A-Za-z0-9_-]+)*$/);
      expect(to).toMatch(/^0[\d-]{8,12}$/);
    }
    const states = await server.services.db
      .selectFrom("notices")
      .select("status")
      .distinct()
      .where("status", "not in", ["SENT", "SKIPPED"])
      .execute();
    expect(states).toEqual([]);
  });
});
