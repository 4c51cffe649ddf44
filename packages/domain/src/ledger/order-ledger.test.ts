import { describe, expect, it } from "vitest";
import {
  at,
  line,
  openExtra,
  paidExtra,
  paidNothing,
  payment,
  refund,
} from "../testing/ledger-facts.ts";
import type { LedgerFacts, LinkFact } from "./ledger-facts.ts";
import { orderLedger } from "./order-ledger.ts";

const kindsOf = (facts: LedgerFacts) =>
  orderLedger(facts).rows.map(({ kind, state }) => `${kind} ${state}`);

describe("orderLedger", () => {
  it("asks for an open extra payment of an order that is paid in full", () => {
    const facts = { ...paidNothing, payments: [payment("FULL", 202_900)], links: [openExtra] };
    expect(orderLedger(facts)).toMatchObject({
      total: 202_900,
      paid: 202_900,
      balance: 0,
      due: 100_000,
      toPay: 100_000,
    });
    expect(orderLedger(facts).rows.at(-1)).toMatchObject({
      kind: "EXTRA",
      state: "OPEN",
      detail: "사다리차 추가",
      link: "a2b3c4",
    });
  });

  it("counts an extra payment in total and paid once it is paid, and in neither once it is declined", () => {
    const payments = [payment("FULL", 202_900)];
    expect(orderLedger({ ...paidNothing, payments, links: [paidExtra] })).toMatchObject({
      total: 302_900,
      paid: 302_900,
      toPay: 0,
    });
    const declined: LinkFact = { ...openExtra, status: "DECLINED" };
    expect(orderLedger({ ...paidNothing, payments, links: [declined] })).toMatchObject({
      total: 202_900,
      paid: 202_900,
      toPay: 0,
    });
  });

  it.each([false, true])("keeps the balance when an extra payment is refunded (%s)", (isDone) => {
    const refunds = [refund(100_000, isDone)];
    const links: LinkFact[] = [
      { ...openExtra, status: "REFUNDED", payments: [{ ...payment("FULL", 100_000), refunds }] },
    ];
    expect(
      orderLedger({ ...paidNothing, payments: [payment("DEPOSIT", 20_290)], links }),
    ).toMatchObject({
      total: 202_900,
      paid: 120_290,
      balance: 182_610,
      refund: 100_000,
      refundPending: isDone ? 0 : 100_000,
    });
  });

  it("shows what a change of days cost apart from its fee, and leaves the balance as it was", () => {
    const before = [line("BASE", 750_500)];
    const after = [...before, line("DATE_SURCHARGE", 75_050), line("CHANGE_FEE", 75_050)];
    const ledger = orderLedger({
      ...paidNothing,
      lines: after,
      changes: [{ detail: "", beforeAmount: 750_500, refundAmount: 0, afterLines: after, at }],
      payments: [payment("DEPOSIT", 75_050), payment("CHANGE", 150_100)],
    });
    expect(ledger).toMatchObject({ total: 900_600, paid: 225_150, balance: 675_450, due: 0 });
    expect(ledger.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["PRICE", 750_500],
      ["CHANGE_DIFFERENCE", 75_050],
      ["CHANGE_FEE", 75_050],
      ["DEPOSIT", 75_050],
      ["CHANGE", 150_100],
    ]);
  });

  it("owes nothing and keeps its fee when the order is cancelled", () => {
    const refunds = [refund(162_320, false)];
    const ledger = orderLedger({
      ...paidNothing,
      isCancelled: true,
      payments: [{ ...payment("FULL", 202_900), refunds }],
      cancelFees: [{ amount: 40_580, at }],
      compensations: [{ amount: 20_290, isDone: false, at }],
    });
    expect(ledger).toMatchObject({
      paid: 202_900,
      balance: 0,
      cancelFee: 40_580,
      refund: 162_320,
      refundPending: 162_320,
      compensation: 20_290,
    });
  });

  it("does not count a payment that was recorded by mistake", () => {
    const payments = [
      payment("DEPOSIT", 20_290),
      { ...payment("BALANCE", 50_000), isWithdrawn: true },
    ];
    const ledger = orderLedger({ ...paidNothing, isBalanceDue: true, payments });
    expect(ledger).toMatchObject({ paid: 20_290, due: 182_610 });
    expect(kindsOf({ ...paidNothing, payments })).toContain("BALANCE WITHDRAWN");
  });

  it("asks no more for what was written off, and the total stays", () => {
    const writeOffs = [{ amount: 182_610, at }];
    const facts = {
      ...paidNothing,
      payments: [payment("DEPOSIT", 20_290)],
      writeOffs,
      isBalanceDue: true,
    };
    expect(orderLedger(facts)).toMatchObject({ total: 202_900, writtenOff: 182_610, due: 0 });
  });

  it.each([false, true])(
    "lowers the price of storage by a refund that no line says (done: %s)",
    (isDone) => {
      const payments = [{ ...payment("FULL", 202_900), refunds: [refund(50_000, isDone)] }];
      const ledger = orderLedger({ ...paidNothing, refundsLowerPrice: true, payments });
      expect(ledger).toMatchObject({ total: 152_900, paid: 202_900, refund: 50_000, balance: 0 });
      expect(ledger.rows[1]).toMatchObject({ kind: "UNUSED", amount: -50_000 });
    },
  );

  it("lowers the price of storage by a refund after a cheaper day that lowered what was owed", () => {
    const refunds = [refund(50_000, true, "OUTSIDE_REFUND"), refund(1_000)];
    const payments = [{ ...payment("FULL", 202_900), refunds }];
    const lines = [line("BASE", 200_900)];
    const change = { detail: "", beforeAmount: 202_900, refundAmount: 0, afterLines: lines, at };
    const facts = { ...paidNothing, refundsLowerPrice: true, isBalanceDue: true };
    const ledger = orderLedger({ ...facts, lines, payments, changes: [change] });
    expect(ledger).toMatchObject({ total: 199_900, due: 48_000 });
  });

  it("asks for nothing again when what was taken back was repaid before it was refunded in part", () => {
    const out = refund(30_000, true, "OUTSIDE_REFUND");
    const repaid = { ...payment("BALANCE", 30_000), refunds: [refund(10_000)] };
    const link: LinkFact = { ...paidExtra, isForBalance: true, payments: [repaid] };
    const facts = { ...paidNothing, refundsLowerPrice: true, isBalanceDue: true, links: [link] };
    const payments = [{ ...payment("FULL", 30_000), refunds: [out] }];
    const ledger = orderLedger({ ...facts, lines: [line("MONTH", 30_000)], payments });
    expect(ledger).toMatchObject({ total: 20_000, paid: 60_000, refund: 40_000, due: 0 });
  });

  it("asks for nothing again when a month was taken back, paid anew for less and refunded in part", () => {
    const out = refund(30_000, true, "OUTSIDE_REFUND");
    const payments = [
      { ...payment("FULL", 30_000), refunds: [out] },
      { ...payment("FULL", 25_000), refunds: [refund(5_000)] },
    ];
    const facts = { ...paidNothing, refundsLowerPrice: true, isBalanceDue: true, payments };
    expect(orderLedger({ ...facts, lines: [line("MONTH", 25_000)] })).toMatchObject({
      total: 20_000,
      refund: 35_000,
      due: 0,
    });
  });

  it("gives a price below zero back and asks for nothing", () => {
    const lines = [line("DELIVERY", 30_000), line("UNUSED_REFUND", -96_000)];
    const ledger = orderLedger({ ...paidNothing, lines, refundsLowerPrice: true });
    expect(ledger).toMatchObject({ total: 0, refund: 66_000, refundPending: 66_000, toPay: 0 });
    expect(kindsOf({ ...paidNothing, lines, contractRefund: "DONE" })).toEqual([
      "PRICE DONE",
      "UNUSED DONE",
      "CONTRACT_REFUND DONE",
    ]);
  });

  it("shows the payments of a link for the balance, and the link while it is open", () => {
    const links: LinkFact[] = [
      { ...openExtra, isForBalance: true },
      { ...paidExtra, isForBalance: true, payments: [payment("BALANCE", 100_000)] },
    ];
    const ledger = orderLedger({ ...paidNothing, links });
    expect(kindsOf({ ...paidNothing, links })).toEqual([
      "PRICE DONE",
      "BALANCE OPEN",
      "BALANCE DONE",
    ]);
    expect(ledger).toMatchObject({
      total: 202_900,
      paid: 100_000,
      balance: 102_900,
      toPay: 102_900,
    });
  });
});
