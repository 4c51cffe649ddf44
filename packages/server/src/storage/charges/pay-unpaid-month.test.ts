import { afterEach, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";
import {
  newDueContract,
  newMonthlyContract,
  newUnpaidContract,
  skipDays,
  storedContract,
} from "../../testing/unpaid-contracts.ts";
import { chargeMonthly } from "./charge-monthly.ts";
import { expireContracts } from "../contract-state/expire-contracts.ts";

// Each test advances the clock by months, which would put the visits of the next one in the past.
const server = testServer({ per: "test" });
afterEach(() => checkLedger(server.services.db));

interface Own {
  readonly contractId: string;
  readonly token: string;
}

const prepareIn = (method: string, { contractId, token }: Own) =>
  server.api.ok("prepareContractPayment", { token, path: { id: contractId }, body: { method } });
const rejected = ({ contractId, token }: Own, body: object = { method: "CARD" }) =>
  server.api.problem("prepareContractPayment", { token, path: { id: contractId }, body });

function payIn(prepared: { readonly merchant_uid: string }, { contractId }: Own) {
  const { impUid: imp_uid } = server.provider.pay(prepared.merchant_uid);
  const body = { imp_uid, merchant_uid: prepared.merchant_uid };
  return server.api.send("completeContractPayment", { path: { id: contractId }, body });
}

const paymentsOfMonths = () =>
  server.services.db
    .selectFrom("payments")
    .select(["status", "refusal", "amount", "refunded_amount", "billing_key_id"])
    .where("subject_kind", "=", "STORAGE_CHARGE")
    .where("status", "!=", "FAILED")
    .orderBy("created_at")
    .execute();

describe("prepareContractPayment", () => {
  it("pays a declined month once in a window, and keeps the agreed billing key", async () => {
    const own = await newUnpaidContract(server);
    const prepared = await prepareIn("NAVER_PAY", own);
    expect(prepared).toMatchObject({
      amount: 16_000,
      payment_status: "READY",
      customer_uid: null,
      name: "담아둠 보관료",
    });
    expect(prepared.merchant_uid).toMatch(/^sm_/);
    expect((await payIn(prepared, own)).status).toBe(200);
    expect(await storedContract(server, own.contractId)).toMatchObject({
      status: "ACTIVE",
      paid_until: "2027-01-19",
      billing_key_id: own.paymentId,
      charge_failures: 0,
    });
    expect(await paymentsOfMonths()).toMatchObject([{ status: "PAID", refunded_amount: 0 }]);
  });

  it("charges a billing key immediately when the body names one", async () => {
    const own = await newUnpaidContract(server);
    server.billingKeys.accept(own.customerUid);
    const body = { payment_id: own.paymentId };
    const path = { id: own.contractId };
    const sent = { token: own.token, path, body };
    const paid = await server.api.ok("prepareContractPayment", sent);
    expect(paid).toMatchObject({ payment_status: "PAID", amount: 16_000 });
    expect((await storedContract(server, own.contractId)).status).toBe("ACTIVE");
  });

  it("returns 409 when no month is due, and 404 for another member's contract", async () => {
    const own = await newMonthlyContract(server);
    expect((await rejected(own)).body.code).toBe("state_conflict");
    const { token } = await newMember(server);
    expect((await rejected({ ...own, token })).status).toBe(404);
    expect((await rejected(own, {})).body.code).toBe("validation_failed");
  });

  it("keeps a contract unpaid until every due month is paid", async () => {
    const own = await newUnpaidContract(server);
    await skipDays(server, 30);
    const token = await loginAgain(server, own.username);
    const first = { ...own, token };
    await payIn(await prepareIn("CARD", first), first);
    expect((await storedContract(server, own.contractId)).status).toBe("UNPAID");
    await payIn(await prepareIn("CARD", first), first);
    expect(await storedContract(server, own.contractId)).toMatchObject({
      status: "ACTIVE",
      paid_until: "2027-02-19",
    });
  });

  it("refunds a payment when the price of the month changed after its window was opened", async () => {
    const own = await newDueContract(server);
    const prepared = await prepareIn("CARD", own);
    const upgrade = { token: own.token, path: { id: own.contractId }, body: { grade: "CLIMATE" } };
    const { payment } = await server.api.ok("upgradeStorageContract", upgrade);
    // No day of the old month is left to pay the difference for.
    expect(payment).toBeNull();
    expect(await payIn(prepared, own)).toMatchObject({ status: 409 });
    expect(await paymentsOfMonths()).toMatchObject([
      { status: "REFUNDED", refusal: "amount_mismatch", refunded_amount: prepared.amount },
    ]);
    const again = await prepareIn("CARD", own);
    expect(again.amount).toBeGreaterThan(prepared.amount);
    expect((await payIn(again, own)).status).toBe(200);
    expect(await storedContract(server, own.contractId)).toMatchObject({
      grade: "CLIMATE",
      paid_storage: again.amount,
    });
  });

  it("returns an unpaid month after the end of the period, and accepts its payment", async () => {
    const own = await newUnpaidContract(server);
    await skipDays(server, 75);
    await expireContracts(server.services);
    const token = await loginAgain(server, own.username);
    const expired = { ...own, token };
    const path = { id: own.contractId };
    const owed = await server.api.ok("getStorageContract", { token, path });
    expect(owed).toMatchObject({
      status: "EXPIRED",
      next_charge: { date: "2026-12-20", amount: 16_000 },
    });
    await payIn(await prepareIn("CARD", expired), expired);
    await payIn(await prepareIn("CARD", expired), expired);
    const settled = await server.api.ok("getStorageContract", { token, path });
    expect(settled).toMatchObject({ status: "EXPIRED", next_charge: null });
  });
});

describe("the monthly run", () => {
  it("skips a month while its window is open, and charges it when the window was not paid", async () => {
    const own = await newDueContract(server);
    await server.services.db
      .updateTable("storage_contracts")
      .set({ next_charge_at: server.services.clock() })
      .where("id", "=", own.contractId)
      .execute();
    await prepareIn("CARD", own);
    await chargeMonthly(server.services);
    server.clock.pass({ minutes: 5 });
    await chargeMonthly(server.services);
    expect(await paymentsOfMonths()).toMatchObject([{ status: "READY", billing_key_id: null }]);
    server.clock.pass({ minutes: 11 });
    await chargeMonthly(server.services);
    expect(await paymentsOfMonths()).toMatchObject([
      { status: "READY" },
      { status: "PAID", billing_key_id: own.paymentId },
    ]);
  });

  it("refunds the payment of a late window when it has charged the month meanwhile", async () => {
    const own = await newUnpaidContract(server);
    const prepared = await prepareIn("CARD", own);
    await newBillingKey(server, own.token);
    server.clock.pass({ minutes: 20 });
    await chargeMonthly(server.services);
    const late = await payIn(prepared, own);
    expect(late).toMatchObject({ status: 409, body: { code: "already_paid" } });
    expect(late.body).toMatchObject({ message: expect.stringContaining("이 달의 보관료") });
    expect(await paymentsOfMonths()).toMatchObject([
      { status: "REFUNDED", refusal: "already_paid", refunded_amount: 16_000 },
      { status: "PAID", refusal: null, refunded_amount: 0 },
    ]);
  });

  it("blocks a new window while the response to its charge is lost", async () => {
    const own = await newUnpaidContract(server);
    await newBillingKey(server, own.token);
    server.billingKeys.lostAnswers = 1;
    await chargeMonthly(server.services);
    const problem = await rejected(own);
    expect(problem.body).toMatchObject({
      code: "state_conflict",
      message: expect.stringContaining("이미 결제하고 있어요"),
    });
  });
});
