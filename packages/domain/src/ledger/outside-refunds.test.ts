import { describe, expect, it } from "vitest";
import { at, openExtra, paidExtra, paidNothing, payment, refund } from "../testing/ledger-facts.ts";
import type { LinkFact } from "./ledger-facts.ts";
import { orderLedger } from "./order-ledger.ts";

const later = new Date(at.getTime() + 1);

describe("orderLedger, of what was taken back outside", () => {
  it("counts an extra that was taken back and paid again once, in whichever order its payments come", () => {
    const back = [refund(100_000, true, "OUTSIDE_REFUND")];
    const lost = { ...payment("FULL", 100_000), refunds: back };
    const again = payment("FULL", 100_000);
    for (const payments of [
      [lost, again],
      [again, lost],
    ]) {
      const links: LinkFact[] = [{ ...openExtra, status: "PAYMENT", payments }];
      expect(orderLedger({ ...paidNothing, links })).toMatchObject({
        total: 302_900,
        paid: 200_000,
        refund: 100_000,
        toPay: 202_900,
      });
    }
  });

  it("brings the debt back when a payment is taken back at the provider", () => {
    const refunds = [refund(202_900, true, "OUTSIDE_REFUND")];
    const payments = [{ ...payment("FULL", 202_900), refunds }];
    const facts = { ...paidNothing, isBalanceDue: true, payments };
    const back = { refund: 202_900, refundByUs: 0, refundOutside: 202_900 };
    expect(orderLedger(facts)).toMatchObject({ total: 202_900, ...back, due: 202_900 });
    expect(orderLedger({ ...facts, refundsLowerPrice: true })).toMatchObject({ due: 202_900 });
  });

  it("asks again for an extra payment that was taken back at the provider", () => {
    const refunds = [refund(100_000, true, "OUTSIDE_REFUND")];
    const links: LinkFact[] = [
      { ...openExtra, payments: [{ ...payment("FULL", 100_000), refunds }] },
    ];
    const facts = { ...paidNothing, payments: [payment("FULL", 202_900)], links };
    expect(orderLedger(facts)).toMatchObject({
      total: 202_900,
      paid: 302_900,
      refund: 100_000,
      refundByUs: 0,
      refundOutside: 100_000,
      balance: 0,
      due: 100_000,
    });
    const { rows } = orderLedger({ ...paidNothing, links });
    expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      "PRICE DONE",
      "EXTRA OPEN",
      "EXTRA TAKEN_BACK",
      "EXTRA_OUTSIDE_REFUND DONE",
    ]);
  });

  it("says apart what of an extra payment we refunded and what was taken back outside", () => {
    const taken = { ...refund(30_000, true, "OUTSIDE_REFUND"), at: later };
    const refunds = [taken, refund(20_000)];
    const links: LinkFact[] = [
      { ...paidExtra, amount: 70_000, payments: [{ ...payment("FULL", 100_000), refunds }] },
    ];
    const ledger = orderLedger({ ...paidNothing, links });
    expect(ledger).toMatchObject({ refundByUs: 20_000, refundOutside: 30_000, refund: 50_000 });
    expect(ledger.rows).toContainEqual(
      expect.objectContaining({ kind: "EXTRA", state: "TAKEN_BACK", amount: 30_000, at: later }),
    );
    expect(ledger.heldExtra).toBe(50_000);
  });
});
