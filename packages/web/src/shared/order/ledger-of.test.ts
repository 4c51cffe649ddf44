import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { ledgerIfCancelled, ledgerOf } from "./ledger-of.ts";

const { total_amount: total, deposit_amount: deposit } = fixtures.amount;
const paid = fixtures.estimate("CONFIRM", BASE_DAY);
const cancelled = fixtures.estimate("CANCEL", BASE_DAY);

test("ledgerOf returns the balance with its hint when the order is active", () => {
  expect(ledgerOf(paid)).toEqual({
    total,
    paid: deposit,
    balance: { amount: total - deposit, hint: "짐을 내린 뒤에 결제해요" },
  });
});

test("ledgerOf requests the balance when the move is unloaded", () => {
  const done = { ...paid, status: "COMPLETE" } as const;
  expect(ledgerOf(done).balance?.hint).toBe("지금 결제해 주세요");
});

test("ledgerOf returns fee and refund with its hint when the order is cancelled", () => {
  const refund = deposit - 5_000;
  const ledger = { ...cancelled.ledger, cancel_fee_amount: 5_000, refund_amount: refund };
  const waiting = ledgerOf({ ...cancelled, ledger: { ...ledger, refund_pending_amount: refund } });
  expect(waiting).toMatchObject({
    paid: deposit,
    cancelFee: { amount: 5_000 },
    refund: { amount: refund },
  });
  expect(waiting.refund?.hint).toMatch(/까지 결제한 방법으로 환불해요$/);
  expect(waiting.balance).toBeUndefined();
  expect(ledgerOf({ ...cancelled, ledger }).refund?.hint).toBe("결제한 방법으로 환불했어요");
});

test("ledgerOf leaves fee and refund out when nothing was paid", () => {
  const ledger = { ...cancelled.ledger, paid_amount: 0, refund_amount: 0 };
  expect(ledgerOf({ ...cancelled, ledger })).toEqual({ total, paid: 0 });
});

test("ledgerIfCancelled returns a refund of zero when the fee takes everything", () => {
  const ledger = ledgerIfCancelled({ ...paid, cancel_fee_amount: deposit }, BASE_DAY);
  expect(ledger.cancelFee).toEqual({ amount: deposit });
  expect(ledger.refund).toEqual({ amount: 0, hint: undefined });
});
