import { describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { newPaidOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { decideRefunds, decideRefundsOver } from "./decide-refunds.ts";

const server = testServer();

const reason = "잘못 청구";

/** An order paid in full, and the refunds decided for it. */
async function newSubject() {
  const { serial } = await newPaidOrder(server, { plan: "FULL" });
  const { db } = server.services;
  const { id, paid_amount: paid } = await db
    .selectFrom("estimates")
    .select(["id", "paid_amount"])
    .where("serial", "=", serial)
    .executeTakeFirstOrThrow();
  const decided = async () => {
    const rows = await db
      .selectFrom("refunds")
      .innerJoin("payments", "payments.id", "refunds.payment_id")
      .select("refunds.amount")
      .where("payments.subject_id", "=", id)
      .execute();
    return rows.map(({ amount }) => amount);
  };
  return { subject: { kind: "ESTIMATE", id } as const, paid, decided };
}

describe("decideRefunds", () => {
  it("refunds nothing twice when a refund is under way", async () => {
    const { subject, paid, decided } = await newSubject();
    const decide = (amount: number) =>
      inTransaction(server.services.db, (tx) =>
        decideRefunds(tx, server.services, { subjects: [subject], amount, reason }),
      );
    await decide(10_000);
    await expect(decide(paid)).rejects.toThrow("less than what was paid");
    expect(await decided()).toEqual([10_000]);
    await decide(paid - 10_000);
    expect(await decided()).toEqual([10_000, paid - 10_000]);
  });

  it("returns the amount that the payments cannot cover", async () => {
    const [first, second] = [await newSubject(), await newSubject()];
    const back = {
      subjects: [first.subject, second.subject],
      amount: first.paid + second.paid + 500,
      reason,
    };
    const left = await inTransaction(server.services.db, (tx) =>
      decideRefundsOver(tx, server.services, back),
    );
    expect(left).toBe(500);
    expect([...(await first.decided()), ...(await second.decided())]).toEqual([
      first.paid,
      second.paid,
    ]);
  });
});
