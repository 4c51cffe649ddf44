import fc from "fast-check";
import { expect, it } from "vitest";
import { sumOfLines } from "../money/totals.ts";
import { at, line, openExtra, paidNothing, payment } from "../testing/ledger-facts.ts";
import { totalsOf } from "./ledger-rows.ts";
import type { ChangeFact, LedgerFacts, LinkFact, PaymentFact } from "./ledger-facts.ts";
import { orderLedger } from "./order-ledger.ts";

const won = fc.integer({ min: 1, max: 900_000 });
const someRefund = fc
  .record({
    kind: fc.constantFrom("REFUND", "OUTSIDE_REFUND"),
    amount: won,
    isDone: fc.boolean(),
    at: fc.constant(at),
  })
  .map((one) => ({ ...one, isDone: one.isDone || one.kind === "OUTSIDE_REFUND" }));
const somePayment: fc.Arbitrary<PaymentFact> = fc.record({
  plan: fc.constantFrom("FULL", "DEPOSIT", "BALANCE", "CHANGE"),
  method: fc.constantFrom("CARD", "CASH"),
  amount: won,
  at: fc.constant(at),
  isWithdrawn: fc.constant(false),
  refunds: fc.array(someRefund, { maxLength: 2 }),
});
const withdrawn = somePayment.map((one) => ({ ...one, isWithdrawn: true, refunds: [] }));
const anyPayments = fc.array(fc.oneof(somePayment, somePayment, withdrawn), { maxLength: 4 });
const anyLink: fc.Arbitrary<LinkFact> = fc
  .record({
    isForBalance: fc.boolean(),
    status: fc.constantFrom(
      "QUOTED",
      "WAIT",
      "PAYMENT",
      "DECLINED",
      "EXPIRED",
      "CANCEL",
      "REFUNDED",
    ),
    amount: won,
    refund: someRefund,
  })
  .map(({ isForBalance, status, amount, refund }) => {
    const isPaid = status === "PAYMENT" || status === "REFUNDED";
    const whole = { ...refund, kind: "REFUND" as const, amount };
    const refunds = status === "REFUNDED" ? [whole] : [];
    const payments = isPaid ? [{ ...payment("FULL", amount), refunds }] : [];
    return { ...openExtra, isForBalance, status, amount, payments };
  });
const anyFacts: fc.Arbitrary<LedgerFacts> = fc
  .record({
    base: won,
    coupon: fc.nat(1000),
    fee: fc.nat(50_000),
    difference: fc.integer({ min: -1000, max: 50_000 }),
    isCancelled: fc.boolean(),
    isBalanceDue: fc.boolean(),
    payments: anyPayments,
    links: fc.array(anyLink, { maxLength: 3 }),
    writeOffs: fc.array(fc.record({ amount: won, at: fc.constant(at) }), { maxLength: 1 }),
  })
  .map(({ base, coupon, fee, difference, ...facts }) => {
    const before = base + 2000 - coupon;
    const lines = [
      line("BASE", base + 2000),
      line("DATE_SURCHARGE", difference),
      line("COUPON", -coupon),
      line("CHANGE_FEE", fee),
    ];
    return {
      ...paidNothing,
      ...facts,
      lines,
      changes: [{ detail: "", beforeAmount: before, refundAmount: 0, afterLines: lines, at }],
    };
  });

it("orderLedger agrees with what is stored, whatever happened", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const ledger = orderLedger(facts);
      const { payments, links, lines, writeOffs } = facts;
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
      const extras = links.filter(({ isForBalance }) => !isForBalance);
      const own = [...payments, ...links.filter((l) => l.isForBalance).flatMap((l) => l.payments)];
      const came = own.filter(({ isWithdrawn }) => !isWithdrawn);
      const refunds = [...own, ...extras.flatMap((link) => link.payments)].flatMap(
        (one) => one.refunds,
      );
      const amounts = (items: readonly { readonly amount: number }[]) =>
        sum(items.map(({ amount }) => amount));
      const extraPaid = amounts(extras.filter(({ status }) => status === "PAYMENT"));
      const extraBack = amounts(extras.filter(({ status }) => status === "REFUNDED"));
      const isOpen = ({ status }: LinkFact) => status === "QUOTED" || status === "WAIT";
      const extraOpen = amounts(extras.filter(isOpen));
      const back = amounts(own.flatMap((p) => p.refunds));

      expect(ledger.total).toBe(sumOfLines(lines) + extraPaid);
      expect(ledger.paid).toBe(amounts(came) + extraPaid + extraBack);
      expect(ledger.refund).toBe(amounts(refunds));
      expect(ledger.refundPending).toBe(amounts(refunds.filter(({ isDone }) => !isDone)));
      const rest = sumOfLines(lines) - amounts(came) + back - amounts(writeOffs);
      expect(ledger.balance).toBe(facts.isCancelled ? 0 : Math.max(0, rest));
      expect(ledger.toPay).toBe(ledger.balance + extraOpen);
      const asked = amounts(links.filter((link) => link.isForBalance && isOpen(link)));
      const due = facts.isBalanceDue ? ledger.balance : Math.min(ledger.balance, asked);
      expect(ledger.due).toBe(due + extraOpen);
      const { covered: _covered, asked: _asked, ...sums } = totalsOf(ledger.rows);
      expect(ledger).toMatchObject(sums);
    }),
  );
});

const anyStep = fc.record({
  kind: fc.constantFrom("OUTSIDE", "REPAY", "REFUND", "CHEAPER", "CHANGE"),
  amount: fc.integer({ min: 1, max: 60_000 }),
});

it("orderLedger owes of storage what was taken back and not repaid, whatever was refunded", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
      const first = 100_000;
      const payments: PaymentFact[] = [payment("FULL", first)];
      const repaid: PaymentFact[] = [];
      const changes: ChangeFact[] = [];
      const model = { listed: first, price: first, missing: 0 };
      const held = (one: PaymentFact) =>
        one.refunds.reduce((h, back) => h - back.amount, one.amount);
      /** Takes it from the latest payments that hold it, and returns how much that was. */
      const back = (kind: "REFUND" | "OUTSIDE_REFUND", amount: number, when: Date) => {
        let left = amount;
        for (const list of [repaid, payments]) {
          for (const [index, one] of list.entries()) {
            const part = Math.min(left, held(one));
            if (part === 0) continue;
            left -= part;
            const refunds = [...one.refunds, { kind, amount: part, isDone: true, at: when }];
            list[index] = { ...one, refunds };
          }
        }
        return amount - left;
      };
      for (const [index, { kind, amount }] of steps.entries()) {
        const when = new Date(at.getTime() + (index + 1) * 60_000);
        const some = Math.min(amount, model.missing);
        if (kind === "OUTSIDE") model.missing += back("OUTSIDE_REFUND", amount, when);
        if (kind === "REPAY" && some > 0) {
          repaid.push({ ...payment("BALANCE", some), at: when });
          model.missing -= some;
        }
        if (kind === "CHANGE") {
          payments.push({ ...payment("CHANGE", amount), at: when });
          model.listed += amount;
          model.price += amount;
        }
        if (kind === "REFUND") model.price -= back("REFUND", amount, when);
        if (kind === "CHEAPER") {
          // What is owed is lowered first.
          const off = Math.min(amount, model.missing);
          const refundAmount = back("REFUND", amount - off, when);
          const beforeAmount = model.listed;
          model.listed -= off + refundAmount;
          model.price -= off + refundAmount;
          model.missing -= off;
          const afterLines = [line("MONTH", model.listed)];
          changes.push({ detail: "", beforeAmount, refundAmount, afterLines, at: when });
        }
      }
      const links = [
        { ...openExtra, isForBalance: true, payments: repaid, status: "PAYMENT" as const },
      ];
      const lines = [line("MONTH", model.listed)];
      const facts = {
        ...paidNothing,
        refundsLowerPrice: true,
        isBalanceDue: true,
        payments,
        links,
        changes,
      };
      const ledger = orderLedger({ ...facts, lines });
      expect(ledger.total).toBe(model.price);
      expect(ledger.due).toBe(model.missing);
    }),
  );
});
