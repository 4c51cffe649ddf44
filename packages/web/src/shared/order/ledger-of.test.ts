import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { totalsOf } from "@damadum/domain";
import { expect, test } from "vitest";
import { ledgerIfCancelled, ledgerOf, moneyEvents } from "./ledger-of.ts";

const { total_amount: total, deposit_amount: deposit } = fixtures.amount;
const paid = fixtures.estimate("CONFIRM", BASE_DAY);
const cancelled = fixtures.estimate("CANCEL", BASE_DAY);
const at = "2026-12-01T10:00:00+09:00";
const extra = {
  kind: "EXTRA",
  state: "DECLINED",
  amount: 100_000,
  detail: "사다리차 추가",
  at: "2026-12-01T11:00:00+09:00",
  asked_at: at,
  link: null,
} as const;

test("ledgerOf returns the balance with its hint when the order is active", () => {
  expect(ledgerOf(paid)).toEqual({
    total,
    paid: deposit,
    balance: { amount: total - deposit, hint: "짐을 내린 뒤에 결제해요" },
    others: [],
  });
});

test("ledgerOf requests the balance when the move is unloaded", () => {
  const done = { ...paid, status: "COMPLETE" } as const;
  expect(ledgerOf(done).balance?.hint).toBe("지금 결제해 주세요");
});

test("ledgerOf returns fee and refund with its hint when the order is cancelled", () => {
  const refund = deposit - 5_000;
  const rest = cancelled.ledger.rows.filter(({ kind }) => kind !== "REFUND");
  const back = (state: "OPEN" | "DONE") => {
    const row = { ...extra, kind: "REFUND", amount: refund, state } as const;
    return { ...cancelled.ledger, cancel_fee_amount: 5_000, rows: [...rest, row] };
  };
  const waiting = ledgerOf({ ...cancelled, ledger: back("OPEN") });
  expect(waiting).toMatchObject({
    paid: deposit,
    cancelFee: { amount: 5_000 },
    refund: { amount: refund },
  });
  expect(waiting.refund?.hint).toMatch(/까지 결제한 방법으로 환불해요$/);
  expect(waiting.balance).toBeUndefined();
  // Another day for the rented boxes is no second cancellation.
  const later = { to: "CANCEL", at: "2027-06-01T10:00:00+09:00" } as const;
  const boxes = cancelled.history.slice(-1).map((change) => ({ ...change, ...later }));
  const history = [...cancelled.history, ...boxes];
  expect(ledgerOf({ ...cancelled, history, ledger: back("OPEN") })).toEqual(waiting);
  expect(ledgerOf({ ...cancelled, ledger: back("DONE") }).refund?.hint).toBe(
    "결제한 방법으로 환불했어요",
  );
});

test("ledgerOf states apart what we refunded and what went back at the provider when both did", () => {
  const base = { ...extra, state: "DONE", detail: null } as const;
  const rows = [
    ...cancelled.ledger.rows.filter(({ kind }) => kind !== "REFUND"),
    { ...base, kind: "OUTSIDE_REFUND", amount: 20_000 } as const,
    { ...base, kind: "EXTRA_OUTSIDE_REFUND", amount: 10_000 } as const,
    { ...base, kind: "REFUND", amount: 3_000 } as const,
  ];
  for (const order of [cancelled, paid]) {
    const shown = ledgerOf({ ...order, ledger: { ...cancelled.ledger, rows } });
    expect(shown.others).toEqual([
      { term: "결제사에서 환불", amount: 20_000, hint: undefined },
      { term: "결제사에서 추가 결제 환불", amount: 10_000, hint: undefined },
    ]);
    expect(shown.refund?.amount).toBe(3_000);
  }
});

test("ledgerOf leaves fee and refund out when nothing was paid", () => {
  const ledger = { ...cancelled.ledger, paid_amount: 0, refund_amount: 0 };
  expect(ledgerOf({ ...cancelled, ledger })).toEqual({ total, paid: 0 });
});

test("ledgerIfCancelled returns a refund of zero when the fee takes everything", () => {
  const ledger = ledgerIfCancelled(
    { ...paid, cancel_fee_amount: deposit, cancel_refund_amount: 0 },
    BASE_DAY,
  );
  expect(ledger.cancelFee).toEqual({ amount: deposit });
  expect(ledger.refund).toEqual({ amount: 0, hint: undefined });
});

test("ledgerOf and moneyEvents show an extra payment, and when it was asked for and declined", () => {
  const ledger = { ...paid.ledger, rows: [...paid.ledger.rows, extra] };
  expect(ledgerOf({ ...paid, ledger }).others).toEqual([
    { term: "추가 결제", amount: 100_000, hint: "사다리차 추가 · 결제하지 않기로 했어요" },
  ]);
  expect(moneyEvents(ledger)).toEqual([
    { at, label: "추가 결제 100,000원을 부탁드렸어요", reason: "사다리차 추가" },
    { at: extra.at, label: "추가 결제: 결제하지 않기로 했어요", reason: "사다리차 추가" },
  ]);
});

test("moneyEvents shows a request once when what was paid for it went back and is asked for again", () => {
  const rows = [
    { ...extra, state: "OPEN", at: null } as const,
    { ...extra, state: "TAKEN_BACK" } as const,
    { ...extra, kind: "EXTRA_OUTSIDE_REFUND", state: "DONE", asked_at: null } as const,
  ];
  expect(moneyEvents({ ...paid.ledger, rows })).toEqual([
    { at, label: "추가 결제 100,000원을 부탁드렸어요", reason: "사다리차 추가" },
    { at: extra.at, label: "결제사에서 추가 결제 100,000원을 환불했어요", reason: null },
  ]);
});

test("ledgerOf and moneyEvents show a payment that was taken back and is asked for again", () => {
  const whole = fixtures.estimate("CONFIRM", BASE_DAY);
  const since = whole.created_at;
  const taken = { at: since, detail: null, asked_at: null, link: null, amount: 50_000 } as const;
  const rows = [
    ...whole.ledger.rows,
    { ...taken, kind: "OUTSIDE_REFUND", state: "DONE" },
    { ...taken, kind: "BALANCE", state: "OPEN", asked_at: since, link: "again" },
  ] as const;
  const order = { ...whole, ledger: { ...whole.ledger, balance_amount: 50_000, rows: [...rows] } };
  expect(ledgerOf(order).balance).toEqual({ amount: 50_000, hint: "지금 결제해 주세요" });
  // The deposit was taken back: the rest is not due yet.
  const partly = { ...order.ledger, balance_amount: 250_000 };
  expect(ledgerOf({ ...order, ledger: partly }).balance?.hint).toBe(
    "지금 50,000원, 나머지는 짐을 내린 뒤에 결제해요",
  );
  expect(moneyEvents(order.ledger)).toContainEqual({
    at: since,
    label: "결제사에서 50,000원을 환불했어요",
    reason: null,
  });
});

test("ledgerOf does not say that all is paid while an extra payment is asked for", () => {
  const ledger = { ...paid.ledger, balance_amount: 0, due_amount: 0 };
  expect(ledgerOf({ ...paid, ledger }).balance?.hint).toBe("모두 결제했어요");
  const asked = { ...ledger, due_amount: 100_000 };
  expect(ledgerOf({ ...paid, ledger: asked }).balance).toEqual({ amount: 0, hint: undefined });
});

test("moneyEvents shows a change of days that cost nothing, which ledgerOf leaves out", () => {
  const changed = { ...extra, kind: "CHANGE_DIFFERENCE", state: "DONE", amount: 0 } as const;
  const ledger = { ...paid.ledger, rows: [changed] };
  expect(ledgerOf({ ...paid, ledger }).others).toEqual([]);
  expect(moneyEvents(ledger)).toMatchObject([{ label: "날짜나 시간을 바꿨어요" }]);
});

test.each([...fixtures.orders(BASE_DAY), fixtures.extraTakenBack(BASE_DAY)])(
  "the ledger of the fixture in $status is the sum of its rows",
  ({ ledger }) => {
    const rows = ledger.rows;
    expect(totalsOf(rows)).toMatchObject({
      total: ledger.total_amount,
      paid: ledger.paid_amount,
      refund: ledger.refund_amount,
      cancelFee: ledger.cancel_fee_amount,
      extra: ledger.extra_amount,
    });
  },
);
