import { afterEach, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newActiveContract, newCompany } from "../../testing/companies.ts";
import { newBillAndCard, newDoneWork } from "../../testing/company-bills.ts";
import { customCompletion, newCustomPayment } from "../../testing/custom-payments.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { newMember } from "../../testing/members.ts";
import { newEstimate } from "../../testing/orders.ts";
import { newStoredOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { issueCompanyInvoice } from "../../company/company-billing/issue-company-invoice.ts";
import { chargeMonthly } from "../../storage/charges/charge-monthly.ts";
import { expireContracts } from "../../storage/contract-state/expire-contracts.ts";
import { sendNotices } from "./send-notices.ts";
import { refundCompanyPayment } from "../../company/company-billing/invoice-steps.ts";
import {
  expireCustomPayments,
  refundCustomPayment,
} from "../../money/custom-payment/end-request.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

let seen = 0;
/** What was sent since the last call. */
async function notified() {
  await sendNotices(server.services);
  const sent = server.notices.sent.slice(seen);
  seen = server.notices.sent.length;
  return sent;
}
const codes = async () => (await notified()).map(({ template }) => template);

async function stored(changes: object = {}) {
  const order = await newStoredOrder(server, { ...nextVisits(), box_count: 2, ...changes });
  const payment_id = await newBillingKey(server, order.token);
  const begun = await notified();
  const { token, contractId, serial } = order;
  const sent = (body: object) => ({ token, path: { id: contractId }, body });
  return { serial, payment_id, begun, sent };
}

describe("a storage contract", () => {
  it("sends a notice when it starts, is upgraded, ends sooner and is resumed", async () => {
    const { serial, payment_id, begun, sent } = await stored();
    const began = begun.find(({ template }) => template === "SC_ACTIVE");
    expect(began).toMatchObject({
      text: expect.stringContaining("맡긴 박스 2개\n보관 종료일 2027년 2월 19일 (금)"),
      button: { url: `http://localhost:3000/my/order/storage/${serial}` },
    });
    await server.api.ok("upgradeStorageContract", sent({ grade: "CLIMATE", payment_id }));
    expect(await codes()).toEqual(["CH_UPGRADE"]);
    await server.api.ok("terminateStorageContract", sent({ end_date: "2027-01-20" }));
    expect(await codes()).toEqual(["SC_ENDING"]);
    await server.api.ok("extendStorageContract", sent({ months: 1, payment_id }));
    const [extended, ...more] = await notified();
    expect(more).toEqual([]);
    expect(extended?.template).toBe("CH_EXTENSION");
    expect(extended?.text).toContain("보관 종료일 2027년 3월 19일 (금)");
  });

  it("sends a notice when the payment of a change fails", async () => {
    const { sent } = await stored();
    const request = sent({ months: 3, method: "CARD" });
    const { payment } = await server.api.ok("extendStorageContract", request);
    const { impUid } = server.provider.fail(payment?.merchant_uid ?? "");
    const body = { imp_uid: impUid, merchant_uid: payment?.merchant_uid };
    await server.api.ok("completeContractPayment", { path: request.path, body });
    expect(await codes()).toEqual(["CH_WAIT"]);
  });
});

describe("a company's payment", () => {
  it("sends a notice when it fails and when it is refunded", async () => {
    const { token, cpaymentId, paymentId, operatorId } = await newBillAndCard(server);
    await notified();
    const sent = { token, path: { cpay_id: cpaymentId }, body: { payment_id: paymentId } };
    server.billingKeys.declining = true;
    await server.api.ok("payCompanyPayment", sent);
    server.billingKeys.declining = false;
    expect(await codes()).toEqual(["CP_FAILED"]);
    await server.api.ok("payCompanyPayment", sent);
    expect(await codes()).toEqual(["CI_PAID"]);
    await refundCompanyPayment(server.services, { operatorId, cpaymentId, reason: "잘못 청구" });
    expect((await codes()).toSorted()).toEqual(["CI_CANCEL", "CP_REFUNDED"]);
  });
});

describe("an invoice", () => {
  it("sends one notice for all its works when issued and when paid", async () => {
    const company = await newCompany(server);
    const { token, operatorId, companyId } = company;
    const cid = await newActiveContract(server, company);
    for (let works = 0; works < 3; works += 1) await newDoneWork(server, { ...company, cid });
    await notified();
    const bill = { operatorId, companyId, month: "2026-11" };
    const { cpaymentId } = await issueCompanyInvoice(server.services, bill);
    const [issued, ...more] = await notified();
    expect(more).toEqual([]);
    expect(issued).toMatchObject({
      template: "CI_ISSUED",
      text: expect.stringContaining("2026년 11월 이용 금액"),
    });
    const body = { payment_id: await newBillingKey(server, token) };
    await server.api.ok("payCompanyPayment", { token, path: { cpay_id: cpaymentId }, body });
    expect(await codes()).toEqual(["CI_PAID"]);
  });
});

describe("an extra payment", () => {
  async function asked() {
    const { token } = await newMember(server);
    const { serial: orderSerial } = await newEstimate(server, token);
    await notified();
    const url = await newCustomPayment(server, { orderSerial });
    return { url, token };
  }
  const prepare = (url: string) =>
    server.api.ok("prepareCustomPayment", { path: { url }, body: { method: "CARD" } });
  const complete = (url: string, merchantUid: string, impUid: string) =>
    server.api.ok("completeCustomPayment", customCompletion({ url, merchantUid }, impUid));

  it("sends notices to the member from request to refund", async () => {
    const { url } = await asked();
    const [first, ...none] = await notified();
    expect(none).toEqual([]);
    expect(first).toMatchObject({
      template: "XP_QUOTED",
      to: "010-1234-5678",
      text: expect.stringContaining("내용 사다리차 추가\n금액 120,000원 (부가세 포함)"),
      button: { url: `http://localhost:3000/payments/custom/${url}` },
    });
    const failed = (await prepare(url)).merchant_uid;
    await complete(url, failed, server.provider.fail(failed).impUid);
    expect(await codes()).toEqual(["XP_WAIT"]);
    const paid = (await prepare(url)).merchant_uid;
    const { impUid } = server.provider.pay(paid);
    await complete(url, paid, impUid);
    expect(await codes()).toEqual(["XP_PAYMENT"]);
    const operatorId = server.services.ids.uuid();
    await expect(
      refundCustomPayment(server.services, { url: "nothing", operatorId, reason: "잘못 청구" }),
    ).rejects.toThrow("not_found");
    const { actor_id: operator } = await server.services.db
      .selectFrom("status_history")
      .select("actor_id")
      .where("actor_id", "is not", null)
      .executeTakeFirstOrThrow();
    const by = { url, operatorId: operator ?? "", reason: "잘못 청구" };
    await refundCustomPayment(server.services, by);
    expect(await codes()).toEqual(["XP_REFUNDED"]);
    expect(server.provider.payment(impUid)?.status).toBe("cancelled");
    await expect(refundCustomPayment(server.services, by)).rejects.toThrow("state_conflict");
  });

  it("sends a notice when it is declined and when it expires", async () => {
    const { url } = await asked();
    await server.api.ok("declineCustomPayment", {
      path: { url },
      body: { reason: "필요 없어요." },
    });
    expect(await codes()).toEqual(["XP_QUOTED", "XP_DECLINED"]);
    await asked();
    server.clock.pass({ days: 4 });
    await expireCustomPayments(server.services);
    expect(await codes()).toEqual(["XP_QUOTED", "XP_EXPIRED"]);
  });

  it("says nowhere of what is owed that it can be declined", async () => {
    const { url } = await asked();
    await notified();
    const merchantUid = (await prepare(url)).merchant_uid;
    const { impUid } = server.provider.pay(merchantUid);
    await complete(url, merchantUid, impUid);
    await notified();
    server.provider.refundOutside(impUid);
    const body = { imp_uid: impUid, merchant_uid: merchantUid, status: "cancelled" };
    await server.api.ok("receivePaymentWebhook", { body });
    const [debt] = await notified();
    expect(debt?.template).toBe("XP_DEBT");
    expect(debt?.text).not.toContain("거절");
  });

  it("sends no notice when it has no order", async () => {
    await newCustomPayment(server);
    expect(await notified()).toEqual([]);
  });

  it("is declined and anonymised when the member withdraws", async () => {
    const { url, token } = await asked();
    await server.api.ok("deleteMe", { token });
    const left = await server.api.ok("getCustomPayment", { path: { url } });
    expect(left).toMatchObject({ status: "DECLINED", customer_name: null });
  });
});

describe("a month of storage", () => {
  it("sends a notice when paid, first failed, unpaid and expired", async () => {
    const { serial } = await stored({ payment_type: "SUBSCRIPTION" });
    await registerCards();
    server.clock.pass({ days: 30 });
    await chargeMonthly(server.services);
    const [paid, ...none] = await notified();
    expect(none).toEqual([]);
    expect(paid).toMatchObject({
      template: "CM_PAID",
      text: expect.stringMatching(/기간 2026년 12월 .+까지\n.+\n다음 결제 2027년 1월 2\d일/),
    });

    server.billingKeys.declining = true;
    server.clock.pass({ days: 31 });
    const tries = [];
    for (let day = 0; day < 4; day += 1) {
      await chargeMonthly(server.services);
      tries.push(await codes());
      server.clock.pass({ days: 1, minutes: 1 });
    }
    expect(tries).toEqual([["CM_FAILED"], [], ["SC_UNPAID"], []]);
    server.billingKeys.declining = false;
    await chargeMonthly(server.services);
    expect(await codes()).toEqual(["CM_PAID"]);
    server.clock.pass({ days: 30 });
    await expireContracts(server.services);
    const expired = await notified();
    expect(new Set(expired.map(({ template }) => template))).toEqual(new Set(["SC_EXPIRED"]));
    expect(expired.map(({ variables }) => variables["번호"])).toContain(serial);
  });
});

/** The fake provider knows a card of its window only when the test registers it. */
async function registerCards() {
  const keys = await server.services.db.selectFrom("billing_keys").select("customer_uid").execute();
  for (const { customer_uid: uid } of keys) server.billingKeys.register(uid);
}
