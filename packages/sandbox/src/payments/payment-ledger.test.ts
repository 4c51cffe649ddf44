import { beforeEach, expect, test } from "vitest";
import { memoryJournal, type JournalEntry } from "../journal/journal.ts";
import { PaymentLedger } from "./payment-ledger.ts";

let ledger: PaymentLedger;
beforeEach(() => {
  ledger = new PaymentLedger(memoryJournal(), () => 1_800_000_000);
});

const order = { merchant_uid: "order-1", amount: 25_300, pg: "sandbox_card", name: "이사 계약금" };

test("PaymentLedger rejects an amount when another one is registered", () => {
  ledger.prepare({ merchant_uid: "order-1", amount: 25_300 });

  expect(() => ledger.open({ ...order, amount: 100 }, "pc")).toThrow("사전등록된 금액과 다릅니다");
  expect(ledger.open(order, "pc").status).toBe("ready");
});

test("PaymentLedger registers an order once, and changes its amount on request", () => {
  ledger.prepare({ merchant_uid: "order-1", amount: 25_300 });

  expect(() => ledger.prepare({ merchant_uid: "order-1", amount: 25_300 })).toThrow("이미 등록된");
  ledger.changePreparation({ merchant_uid: "order-1", amount: 30_000 });
  expect(ledger.preparation("order-1").amount).toBe(30_000);
});

test("PaymentLedger pays an order once when several windows are open", () => {
  const first = ledger.open(order, "pc");
  const second = ledger.open(order, "mobile");
  ledger.pay(first.imp_uid);

  expect(() => ledger.pay(second.imp_uid)).toThrow("이미 결제가 이루어진");
  expect(() => ledger.open(order, "pc")).toThrow("이미 결제가 이루어진");
});

test("PaymentLedger pays an order after a refused attempt, and finds it by status", () => {
  const rejected = ledger.open(order, "pc");
  ledger.fail(rejected.imp_uid, "한도 초과");
  const paid = ledger.pay(ledger.open(order, "pc").imp_uid);
  expect(paid).toMatchObject({ status: "paid", paid_at: 1_800_000_000, card_name: "연습카드" });

  expect(ledger.findPayment("order-1", "failed").imp_uid).toBe(rejected.imp_uid);
  expect(ledger.findPayment("order-1")).toEqual(paid);
  expect(() => ledger.findPayment("order-1", "cancelled")).toThrow("존재하지 않는");
});

test("PaymentLedger refunds in parts and never more than was paid", () => {
  const { imp_uid } = ledger.pay(ledger.open(order, "pc").imp_uid);

  const part = ledger.cancel({ imp_uid, amount: 5300, checksum: 25_300, reason: "일부 취소" });
  expect(part).toMatchObject({ status: "paid", cancel_amount: 5300, cancel_reason: "일부 취소" });
  expect(() => ledger.cancel({ imp_uid, amount: 20_001 })).toThrow("초과");
  expect(() => ledger.cancel({ imp_uid, checksum: 25_300 })).toThrow("일치하지 않습니다");

  const rest = ledger.cancel({ merchant_uid: "order-1" });
  expect(rest).toMatchObject({ status: "cancelled", cancel_amount: 25_300 });
  expect(rest.cancel_history.map(({ amount }) => amount)).toEqual([5300, 20_000]);
  expect(() => ledger.cancel({ imp_uid })).toThrow("이미 전액취소된 주문입니다.");
});

test("PaymentLedger rejects a refund when the order was never paid", () => {
  const { imp_uid } = ledger.open(order, "pc");

  expect(() => ledger.cancel({ imp_uid })).toThrow("취소할 결제건이 존재하지 않습니다.");
});

test("PaymentLedger restores its payments from the journal", () => {
  const written: JournalEntry[] = [];
  const before = new PaymentLedger(
    { entries: [], write: (entry) => written.push(entry) },
    () => 1_800_000_000,
  );
  before.prepare({ merchant_uid: "order-1", amount: 25_300 });
  const paid = before.pay(before.open(order, "pc").imp_uid);

  const after = new PaymentLedger({ entries: written, write: () => {} }, () => 1_800_000_000);

  expect(after.payment(paid.imp_uid)).toEqual(paid);
  expect(after.preparation("order-1").amount).toBe(25_300);
});
