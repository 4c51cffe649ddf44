import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { remindNow } from "../../subject/notices/remind-now.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";
import { sendReminders } from "./reminders.ts";

const server = testServer();

describe("sendReminders", () => {
  /** Sends a reminder; the sender responds after the given work, or fails with it. */
  async function sendWhile(work: (remindAgain: () => Promise<void>) => Promise<void>) {
    const { token } = await newMember(server);
    const { id: user_id } = await server.api.ok("getMe", { token });
    const variables = { 번호: "MV202611207K3F9QX2", 잔금: "10,000원" };
    const about = { kind: "MOVE_BALANCE_FAILED", subject_id: randomUUID(), user_id } as const;
    const { db, clock, notices } = server.services;
    const remind = () => inTransaction(db, (tx) => remindNow(tx, { ...about, variables }, clock()));
    await remind();
    const slow = { send: () => work(remind), close: () => notices.close() };
    await sendReminders({ ...server.services, notices: slow });
    return db
      .selectFrom("reminders")
      .select(["status", "next_attempt_at"])
      .where("subject_id", "=", about.subject_id)
      .executeTakeFirstOrThrow();
  }

  it("sends a reminder again when it is queued again during the send", async () => {
    expect(await sendWhile((remindAgain) => remindAgain())).toMatchObject({ status: "PENDING" });
    await sendReminders(server.services);
    expect(server.notices.sent).toMatchObject([{ template: "RM_BALANCE_FAILED" }]);
  });

  it("keeps the outcome of a later claim when an earlier one fails after it expired", async () => {
    const row = await sendWhile(async () => {
      server.clock.pass({ minutes: 6 });
      await sendReminders(server.services);
      throw new Error("no response");
    });
    expect(row).toEqual({ status: "SENT", next_attempt_at: null });
  });
});
