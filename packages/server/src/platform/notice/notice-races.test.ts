import { describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { writeHistory } from "../../subject/history.ts";
import { newMember } from "../../testing/members.ts";
import { newEstimate } from "../../testing/orders.ts";
import { createMigratedDatabase } from "../../testing/postgres-database.ts";
import { twoServers } from "../../testing/two-servers.ts";
import { sendNotices } from "./send-notices.ts";

const database = await createMigratedDatabase();
const COUNT = 200;

describe.skipIf(database === null)("two workers on one PostgreSQL", () => {
  const { one, two } = twoServers(database);

  it("send every notice exactly once", async () => {
    const { db, clock } = one.services;
    const { token } = await newMember(one);
    await newEstimate(one, token);
    const { id } = await db.selectFrom("estimates").select("id").executeTakeFirstOrThrow();
    const change = {
      subject: { kind: "ESTIMATE", id },
      from: "PAYMENT",
      to: "CONFIRM",
      actor: "OPERATOR",
      actorId: null,
      reason: null,
      now: clock(),
    } as const;
    // One more comes from the new estimate.
    const changes = Array.from({ length: COUNT - 1 }, () => change);
    await inTransaction(db, (tx) => writeHistory(tx, ...changes));
    // Four concurrent runs, two on each server.
    await Promise.all([one, two, one, two].map(({ services }) => sendNotices(services)));
    const sent = [one, two].map(({ notices }) => notices.sent.map(({ key }) => key));
    expect(sent.every((keys) => keys.length > 0)).toBe(true);
    expect(sent.flat()).toHaveLength(COUNT);
    expect(new Set(sent.flat()).size).toBe(COUNT);
    const left = await db
      .selectFrom("notices")
      .select("history_id")
      .where("status", "!=", "SENT")
      .execute();
    expect(left).toEqual([]);
  });
});
