import { afterAll, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { billsOf, newBill } from "../../testing/company-bills.ts";
import { testServer } from "../../testing/test-server.ts";
import { cancelCompanyInvoice, refundCompanyPayment } from "./invoice-steps.ts";

const server = testServer();
afterAll(() => checkLedger(server.services.db));

const { paymentOf } = billsOf(server);
const prepare = (bill: { readonly token: string; readonly cpaymentId: string }, method = "CARD") =>
  server.api.ok("prepareCompanyPayment", {
    token: bill.token,
    path: { cpay_id: bill.cpaymentId },
    body: { method },
  });
const complete = (token: string, merchantUid: string, impUid: string) => ({
  token,
  body: { imp_uid: impUid, merchant_uid: merchantUid },
});

describe("paying in a window", () => {
  it("fixes the amount and settles only once when it is completed twice", async () => {
    const bill = await newBill(server);
    const prepared = await prepare(bill);
    const { amount } = await paymentOf(bill.token);
    expect(prepared).toMatchObject({
      merchant_uid: expect.stringMatching(/^co_/),
      payment_status: "READY",
      amount,
      name: "담아둠 2026년 11월 이용료",
      payment_type: "NORMAL",
      pg: "test_card",
    });
    expect((await prepare(bill)).merchant_uid).toBe(prepared.merchant_uid);
    const { impUid } = server.provider.pay(prepared.merchant_uid);
    const sent = complete(bill.token, prepared.merchant_uid, impUid);
    const done = await server.api.ok("completeCompanyPayment", sent);
    expect(done).toEqual({
      reference: bill.cpaymentId,
      payment_status: "PAID",
      amount,
      failure_reason: null,
    });
    expect(await server.api.ok("completeCompanyPayment", sent)).toEqual(done);
    const again = {
      token: bill.token,
      path: { cpay_id: bill.cpaymentId },
      body: { method: "CARD" },
    };
    const answer = await server.api.problem("prepareCompanyPayment", again);
    expect([answer.status, answer.body.code]).toEqual([409, "already_paid"]);
  });

  it("refunds a wrong, repeated or late payment", async () => {
    const bill = await newBill(server);
    const card = await prepare(bill);
    const cheat = server.provider.pay(card.merchant_uid, 1000);
    const wrong = complete(bill.token, card.merchant_uid, cheat.impUid);
    expect((await server.api.problem("completeCompanyPayment", wrong)).body.code).toBe(
      "amount_mismatch",
    );
    expect(server.provider.payment(cheat.impUid)?.cancelledAmount).toBe(1000);
    const first = await prepare(bill);
    const second = await prepare(bill, "KAKAO_PAY");
    const one = server.provider.pay(first.merchant_uid);
    const two = server.provider.pay(second.merchant_uid);
    await server.api.ok(
      "completeCompanyPayment",
      complete(bill.token, first.merchant_uid, one.impUid),
    );
    const twice = complete(bill.token, second.merchant_uid, two.impUid);
    expect((await server.api.problem("completeCompanyPayment", twice)).body.code).toBe(
      "already_paid",
    );
    expect(server.provider.payment(two.impUid)?.status).toBe("cancelled");

    const late = await newBill(server);
    const { merchant_uid: merchantUid } = await prepare(late);
    await cancelCompanyInvoice(server.services, { ...late, reason: null });
    const { impUid } = server.provider.pay(merchantUid);
    const sent = complete(late.token, merchantUid, impUid);
    expect((await server.api.problem("completeCompanyPayment", sent)).body.code).toBe(
      "state_conflict",
    );
    await checkLedger(server.services.db);
  });

  it("settles only for its own company", async () => {
    const bill = await newBill(server);
    const other = await newBill(server);
    const { merchant_uid: merchantUid } = await prepare(bill);
    const { impUid } = server.provider.pay(merchantUid);
    for (const sent of [
      complete(other.token, merchantUid, impUid),
      complete(bill.token, "co_00000000_0000000000000000000000", impUid),
      complete(bill.token, merchantUid, "imp_unknown"),
    ]) {
      expect((await server.api.problem("completeCompanyPayment", sent)).status).toBe(404);
    }
    expect(await paymentOf(bill.token)).toMatchObject({ status: "WAIT" });
  });
});

describe("a refund of a company's payment", () => {
  it("is made by the operator, once and in full", async () => {
    const bill = await newBill(server);
    const { merchant_uid: merchantUid } = await prepare(bill);
    const { impUid, amount } = server.provider.pay(merchantUid);
    const { operatorId, cpaymentId } = bill;
    const refund = { operatorId, cpaymentId, reason: "잘못 청구했어요." };
    await expect(refundCompanyPayment(server.services, refund)).rejects.toMatchObject({
      code: "state_conflict",
    });
    await server.api.ok("completeCompanyPayment", complete(bill.token, merchantUid, impUid));
    await refundCompanyPayment(server.services, refund);
    expect(await paymentOf(bill.token)).toMatchObject({ status: "REFUNDED" });
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(amount);
    await expect(refundCompanyPayment(server.services, refund)).rejects.toMatchObject({
      code: "state_conflict",
    });
    await checkLedger(server.services.db);
  });
});
