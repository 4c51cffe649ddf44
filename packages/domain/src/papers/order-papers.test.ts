import fc from "fast-check";
import { expect, it } from "vitest";
import { toInstant } from "../calendar/to-instant.ts";
import { orderLedger } from "../ledger/order-ledger.ts";
import { vatOf } from "../money/totals.ts";
import { orderPaper, type PaperOrder } from "./order-papers.ts";
import type { Paper } from "./paper.ts";

const at = new Date("2026-11-20T01:00:00Z");

/** An order with these lines, of which `paid` won were paid, and then all given back if it is cancelled. */
function orderOf(lines: PaperOrder["lines"], paid: number, isCancelled = false): PaperOrder {
  const ledger = orderLedger({
    lines,
    agreedAt: at,
    isCancelled,
    isBalanceDue: false,
    refundsLowerPrice: false,
    payments:
      paid === 0
        ? []
        : [
            {
              plan: "FULL",
              method: "CARD",
              amount: paid,
              at,
              isWithdrawn: false,
              refunds: isCancelled ? [{ kind: "REFUND", amount: paid, isDone: true, at }] : [],
            },
          ],
    links: [],
    changes: [],
    cancelFees: [],
    compensations: [],
    writeOffs: [],
    cashReceipts: [],
    contractRefund: "OPEN",
  });
  return {
    number: "MV202611207K3F9QX2",
    name: "이사",
    isCancelled,
    lines,
    rows: ledger.rows.map((row) => ({ ...row, at: row.at && toInstant(row.at) })),
    buyer: [],
    payments: [{ imp_uid: "imp_1", paid_at: toInstant(at) }],
    today: "2026-11-20",
  };
}

const line = (code: string, amount: number) => ({ code, label: code, description: "", amount });
const tableOf = (paper: Paper | null) => {
  const table = paper?.parts.find((part) => part.kind === "table");
  if (table === undefined) throw new Error("A paper of an order has a table");
  return table;
};
const won = (text = "") => Number(text.replaceAll(/[^\d-]/g, ""));

it("orderPaper adds up supply value and VAT of all lines to those of the total", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.nat(5_000), (parts, discount) => {
      const lines = [
        line("BASE", 10_000),
        ...parts.map((amount, index) => line(`PART_${index}`, amount)),
        line("COUPON", -discount),
      ];
      const { rows, footer } = tableOf(orderPaper("statement", orderOf(lines, 0)));
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      const sum = (column: number) => rows.reduce((all, cells) => all + won(cells[column]), 0);
      expect([sum(3), sum(4)]).toEqual([total - vatOf(total), vatOf(total)]);
      expect(footer.slice(3).map(won)).toEqual([sum(3), sum(4)]);
    }),
  );
});

it("orderPaper names day, method and provider's number of a payment, and what went back", () => {
  const order = orderOf([line("BASE", 110_000)], 110_000, true);
  const { rows, footer } = tableOf(orderPaper("receipt", order));
  expect(rows).toEqual([
    ["2026년 11월 20일 (금) 오전 10시", "결제 · 신용·체크카드", "imp_1", "110,000원"],
    ["2026년 11월 20일 (금) 오전 10시", "환불 · 환불했어요", "-", "-110,000원"],
  ]);
  expect(footer.at(-1)).toBe("0원");
});

it("orderPaper is null for the receipt of an order of which nothing was paid", () => {
  expect(orderPaper("receipt", orderOf([line("BASE", 110_000)], 0))).toBeNull();
});
