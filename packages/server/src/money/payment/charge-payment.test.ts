import { afterEach, describe, expect, it } from "vitest";
import type { PaidSubject } from "../../db/subject-tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newMember } from "../../testing/members.ts";
import { newEstimate } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { chargePayment } from "./charge-payment.ts";
import { findOrCreatePreparation } from "./find-or-create-preparation.ts";
import { listPayments } from "./list-payments.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { getOwnBillingKey } from "../billing-key/billing-keys.ts";
import { lapsePreparations } from "./preparations.ts";

const server = testServer({ slotCapacity: 100 });
afterEach(async () => {
  server.billingKeys.declining = false;
  server.billingKeys.declineReason = undefined;
  server.billingKeys.down = false;
  server.provider.down = false;
  await checkLedger(server.services.db);
});

/** Uses an estimate, because charging is the same for every subject. */
async function newSubject() {
  const { token } = await newMember(server);
  const { serial } = await newEstimate(server, token);
  const { id, user_id: userId } = await server.services.db
    .selectFrom("estimates")
    .select(["id", "user_id"])
    .where("serial", "=", serial)
    .executeTakeFirstOrThrow();
  if (userId === null) throw new Error("A member has it");
  const subject: PaidSubject = { kind: "ESTIMATE", id };
  return { token, serial, userId, subject, keyId: await newBillingKey(server, token) };
}

async function prepare({ serial, userId, subject, keyId }: Awaited<ReturnType<typeof newSubject>>) {
  const { db } = server.services;
  const key = await getOwnBillingKey(db, { paymentId: keyId, userId });
  const { paymentId: billingKeyId, method } = key;
  const request = { subject, serial, userId, plan: "FULL", method, amount: 50_000 } as const;
  return inTransaction(db, (tx) =>
    findOrCreatePreparation(tx, server.services, { ...request, billingKeyId }),
  );
}
const charge = (payment: Awaited<ReturnType<typeof prepare>>) =>
  chargePayment(server.services, { payment, name: "담아둠" });

describe("charging a billing key", () => {
  it("pays the subject once when it is requested repeatedly", async () => {
    const made = await newSubject();
    const payment = await prepare(made);
    expect(await charge(payment)).toMatchObject({ status: "PAID", received_amount: 50_000 });
    expect(await charge(payment)).toMatchObject({ status: "PAID", received_amount: 50_000 });
    const { status, paid_amount: paid } = await server.api.ok("getEstimate", {
      token: made.token,
      path: { serial: made.serial },
    });
    expect({ status, paid }).toEqual({ status: "PAYMENT", paid: 50_000 });
  });

  it("returns the decline reason and retries under another number", async () => {
    const made = await newSubject();
    server.billingKeys.declining = true;
    const rejected = await charge(await prepare(made));
    expect(rejected).toMatchObject({ status: "FAILED", failure_reason: expect.any(String) });
    server.billingKeys.declining = false;
    expect(await charge(await prepare(made))).toMatchObject({ status: "PAID" });
    expect(await listPayments(server.services.db, [made.subject])).toHaveLength(2);
  });

  it("fails whatever reason the bank returns, because there is no window to close", async () => {
    const made = await newSubject();
    server.billingKeys.declining = true;
    server.billingKeys.declineReason = "취소된 카드예요.";
    expect(await charge(await prepare(made))).toMatchObject({ status: "FAILED" });
    const { status } = await server.api.ok("getEstimate", {
      token: made.token,
      path: { serial: made.serial },
    });
    expect(status).toBe("WAIT");
  });

  it("is settled by the worker when the response is lost", async () => {
    const made = await newSubject();
    const payment = await prepare(made);
    server.billingKeys.lostAnswers = 1;
    await expect(charge(payment)).rejects.toMatchObject({ code: "provider_unavailable" });
    server.clock.pass({ minutes: 2 });
    await reconcilePayments(server.services);
    const [settled] = await listPayments(server.services.db, [made.subject]);
    expect(settled).toMatchObject({ id: payment.id, status: "PAID" });
  });

  it("rejects another member's billing key at its field", async () => {
    const { keyId } = await newSubject();
    const other = await newSubject();
    await expect(prepare({ ...other, keyId })).rejects.toMatchObject({
      code: "validation_failed",
      fields: [{ field: "payment_id" }],
    });
  });
});

describe("an unpaid preparation", () => {
  it("lapses once after 15 minutes, and a later payment still counts", async () => {
    const made = await newSubject();
    const payment = await prepare(made);
    const lapsedAt = async () =>
      (await listPayments(server.services.db, [made.subject]))[0]?.lapsed_at;
    server.clock.pass({ minutes: 14 });
    await lapsePreparations(server.services);
    expect(await lapsedAt()).toBeNull();
    server.clock.pass({ minutes: 2 });
    await lapsePreparations(server.services);
    const first = await lapsedAt();
    expect(first).toEqual(server.clock.read());
    server.clock.pass({ minutes: 2 });
    await lapsePreparations(server.services);
    expect(await lapsedAt()).toEqual(first);
    expect(await charge(payment)).toMatchObject({ status: "PAID", refusal: null });
  });
});
