import { afterEach, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { loginAgain } from "../../testing/members.ts";
import { deliveryDraft, payFor } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import {
  advanceDays,
  newMonthlyContract,
  newUnpaidContract,
  skipDays,
  storedContract,
} from "../../testing/unpaid-contracts.ts";
import { sendNotices } from "../../platform/notice/send-notices.ts";
import { addDays, todayInSeoul } from "@damadum/domain";
import { expireContracts } from "./expire-contracts.ts";
import { chargeMonthly } from "../charges/charge-monthly.ts";

// Each test advances the clock by months, which would put the visits of the next one in the past.
const server = testServer({ per: "test" });
afterEach(() => checkLedger(server.services.db));

const contractOf = (id: string) => storedContract(server, id);
const chargesOf = (contractId: string) =>
  server.services.db
    .selectFrom("storage_charges")
    .select(["from_date", "amount", "paid_amount", "status"])
    .where("contract_id", "=", contractId)
    .orderBy("from_date")
    .execute();
const allHome = (date: string) => ({
  scope: "ALL",
  place: deliveryDraft([]).place,
  delivery: { date, time: "11:00" },
  extra_help: false,
});

describe("a month that is declined on the agreed card", () => {
  it("is charged to the member's newest other billing key, which is kept for the next months", async () => {
    const { contractId, token, paymentId, customerUid } = await newMonthlyContract(server);
    await newBillingKey(server, token);
    server.clock.pass({ seconds: 1 });
    const newest = await newBillingKey(server, token);
    server.billingKeys.reject(customerUid);
    await advanceDays(server, 30);
    expect(await contractOf(contractId)).toMatchObject({
      status: "ACTIVE",
      paid_until: "2027-01-19",
      billing_key_id: newest,
      charge_failures: 0,
    });
    const keys = await server.services.db
      .selectFrom("payments")
      .select(["billing_key_id", "status"])
      .where("subject_kind", "=", "STORAGE_CHARGE")
      .orderBy("created_at")
      .orderBy("status")
      .execute();
    expect(keys).toEqual([
      { billing_key_id: paymentId, status: "FAILED" },
      { billing_key_id: newest, status: "PAID" },
    ]);
  });

  it("is charged once even when a response is lost", async () => {
    const { contractId, token } = await newMonthlyContract(server);
    await newBillingKey(server, token);
    server.billingKeys.lostAnswers = 1;
    await advanceDays(server, 32);
    expect(await chargesOf(contractId)).toEqual([
      { from_date: "2026-12-20", amount: 16_000, paid_amount: 16_000, status: "PAID" },
    ]);
  });
});

describe("an unpaid contract", () => {
  it("notifies the member of the next steps", async () => {
    const { contractId, serial } = await newUnpaidContract(server);
    expect(await contractOf(contractId)).toMatchObject({ status: "UNPAID", charge_failures: 3 });
    await sendNotices(server.services);
    await sendNotices(server.services);
    const notified = server.notices.sent.filter(({ variables }) => variables["번호"] === serial);
    expect(notified.at(-1)).toMatchObject({ template: "SC_UNPAID" });
    expect(notified.at(-1)?.text).toContain("지금 다시 결제하거나 다른 결제 수단을");
  });

  it("is charged with the next run when a new billing key is registered, and the old one can be deleted", async () => {
    const { contractId, token, paymentId } = await newUnpaidContract(server);
    const old = { token, path: { id: paymentId } };
    expect((await server.api.problem("deleteBillingKey", old)).body.code).toBe(
      "billing_key_in_use",
    );
    const fresh = await newBillingKey(server, token);
    await chargeMonthly(server.services);
    expect(await contractOf(contractId)).toMatchObject({
      status: "ACTIVE",
      paid_until: "2027-01-19",
      billing_key_id: fresh,
    });
    await server.api.ok("deleteBillingKey", old);
    const used = { token, path: { id: fresh } };
    expect((await server.api.problem("deleteBillingKey", used)).body.code).toBe(
      "billing_key_in_use",
    );
  });

  it("can be terminated by paying up to the last day in a window, and is charged no more", async () => {
    const { contractId, token } = await newUnpaidContract(server);
    const path = { id: contractId };
    const body = { end_date: "2026-12-31" };
    const amount = await server.api.ok("calculateTerminationAmount", { token, path, body });
    // 12 of 31 days.
    expect(amount).toMatchObject({ total_amount: 6_193, lines: [{ code: "UNPAID" }] });
    const sent = { token, path, body: { ...body, method: "KAKAO_PAY" } };
    const { payment } = await server.api.ok("terminateStorageContract", sent);
    const merchant_uid = payment?.merchant_uid ?? "";
    const { impUid } = server.provider.pay(merchant_uid);
    const done = { path, body: { imp_uid: impUid, merchant_uid } };
    await server.api.ok("completeContractPayment", done);
    expect(await contractOf(contractId)).toMatchObject({
      status: "ENDING",
      paid_until: "2026-12-31",
      next_charge_at: null,
    });
    await newBillingKey(server, token);
    await advanceDays(server, 20);
    expect(await chargesOf(contractId)).toMatchObject([{ status: "SETTLED", paid_amount: 0 }]);
  });

  it("can be ended with all its boxes, paying the arrears once", async () => {
    const { contractId, token, path, username } = await newUnpaidContract(server);
    const body = allHome("2026-12-24");
    const order = await server.api.ok("createFinalDelivery", { token, path, body });
    expect(order.amount.lines).toMatchObject([
      { code: "DELIVERY", amount: 12_000 },
      // 5 of 31 days.
      { code: "UNPAID", amount: 2_580 },
    ]);
    await payFor(server, "StorageFinal", { token, serial: order.serial });
    await newBillingKey(server, token);
    await advanceDays(server, 1);
    expect(await chargesOf(contractId)).toMatchObject([{ status: "FAILED", paid_amount: 0 }]);
    const again = await loginAgain(server, username);
    const cancel = { token: again, path: { serial: order.serial }, body: {} };
    // A tenth of the delivery price is kept as a fee.
    expect(await server.api.ok("cancelStorageOrder", cancel)).toMatchObject({
      ledger: { cancel_fee_amount: 1_200 },
    });
    await advanceDays(server, 1);
    expect(await contractOf(contractId)).toMatchObject({
      status: "ACTIVE",
      paid_until: "2027-01-19",
    });
  });

  it("rejects a return of some boxes only", async () => {
    const { token, path, boxSerials } = await newUnpaidContract(server);
    const box_serials = boxSerials.slice(0, 1);
    const body = { ...allHome("2026-12-29"), scope: "PART", box_serials };
    const answer = await server.api.problem("createFinalDelivery", { token, path, body });
    expect([answer.status, answer.body.code]).toEqual([409, "state_conflict"]);
    expect(answer.body.message).toContain("모두 받으면서 한 번에 결제해 주세요");
  });

  it.each(["ALL", "PART"] as const)(
    "requires the arrears first when %s is requested while a box is already leaving",
    async (scope) => {
      const { token, path, username, boxSerials, customerUid } = await newMonthlyContract(server);
      const [leaving = "", left = ""] = boxSerials;
      const first = { ...allHome("2027-02-16"), scope: "PART", box_serials: [leaving] };
      const { serial } = await server.api.ok("createFinalDelivery", { token, path, body: first });
      await payFor(server, "StorageFinal", { token, serial });
      server.billingKeys.reject(customerUid);
      await advanceDays(server, 32);
      const rest = { ...first, scope, box_serials: scope === "PART" ? [left] : undefined };
      const again = { token: await loginAgain(server, username), path, body: rest };
      const { body } = await server.api.problem("createFinalDelivery", again);
      expect(body).toMatchObject({
        code: "state_conflict",
        message: expect.stringContaining("밀린 달을 먼저 결제한 뒤 다시 신청해 주세요"),
      });
      await newBillingKey(server, again.token);
      await advanceDays(server, 1);
      const now = { ...again, token: await loginAgain(server, username) };
      const part = { ...now, body: { ...rest, scope: "PART", box_serials: [left] } };
      expect(await server.api.ok("createFinalDelivery", part)).toMatchObject({ status: "QUOTED" });
    },
  );
});

describe("a contract that expired with months owed", () => {
  it("rejects a return of some boxes only, whose months would be charged twice", async () => {
    const own = await newUnpaidContract(server);
    await skipDays(server, 75);
    await expireContracts(server.services);
    const token = await loginAgain(server, own.username);
    expect(await contractOf(own.contractId)).toMatchObject({ status: "EXPIRED" });
    const { path } = own;
    const home = allHome(addDays(todayInSeoul(server.services.clock()), 4));
    const body = { ...home, scope: "PART", box_serials: own.boxSerials.slice(0, 1) };
    const answer = await server.api.problem("createFinalDelivery", { token, path, body });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: "state_conflict", message: expect.stringContaining("밀린 달을 먼저 결제") },
    });
    await newBillingKey(server, token);
    await chargeMonthly(server.services);
    await advanceDays(server, 1);
    const again = { token: await loginAgain(server, own.username), path, body };
    const paid = await server.api.ok("createFinalDelivery", again);
    expect(paid.amount.lines.map(({ label }) => label)).toEqual(["배송", "지난 기간 보관료"]);
    expect(await chargesOf(own.contractId)).toMatchObject([
      { paid_amount: 16_000, status: "PAID" },
      { paid_amount: 16_000, status: "PAID" },
    ]);
  });
});
