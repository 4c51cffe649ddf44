import { expect, it } from "vitest";
import { creditAmounts, invoiceAmounts } from "./invoice-amounts.ts";

it("creditAmounts takes off the VAT that the rest of the invoice no longer has", () => {
  // 160,500 with 16,050 VAT; a visit of 32,000 was credited.
  expect(creditAmounts({ supplyAmount: 160_500, creditAmount: 32_000 })).toEqual({
    supplyAmount: 32_000,
    vatAmount: 3_200,
    totalAmount: 35_200,
  });
});

it("creditAmounts leaves exactly what an invoice over the rest would ask for, to the won", () => {
  let [supplyAmount, total] = [1_005, invoiceAmounts([{ amount: 1_005 }]).totalAmount];
  for (const creditAmount of [3, 7, 15]) {
    total -= creditAmounts({ supplyAmount, creditAmount }).totalAmount;
    supplyAmount -= creditAmount;
    expect(total).toBe(invoiceAmounts([{ amount: supplyAmount }]).totalAmount);
  }
});
