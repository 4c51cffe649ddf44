import { sumOfLines } from "../money/totals.ts";

/** VAT of 부가가치세법, section 30, in percent. */
const VAT_RATE = 10;

/** Amounts of an invoice, in won. */
export interface InvoiceAmounts {
  readonly supplyAmount: number;
  readonly vatAmount: number;
  readonly totalAmount: number;
}

/** Amounts of an invoice: VAT is computed once from the whole and rounded down to a won, never line by line. */
export function invoiceAmounts(lines: readonly { readonly amount: number }[]): InvoiceAmounts {
  const supplyAmount = sumOfLines(lines);
  const vatAmount = Math.floor((supplyAmount * VAT_RATE) / 100);
  return { supplyAmount, vatAmount, totalAmount: supplyAmount + vatAmount };
}

/** The amounts by which an invoice over this supply amount shrinks when part of it is credited, VAT by the difference. */
export function creditAmounts({
  supplyAmount,
  creditAmount,
}: {
  readonly supplyAmount: number;
  readonly creditAmount: number;
}): InvoiceAmounts {
  const before = invoiceAmounts([{ amount: supplyAmount }]);
  const after = invoiceAmounts([{ amount: supplyAmount - creditAmount }]);
  return {
    supplyAmount: creditAmount,
    vatAmount: before.vatAmount - after.vatAmount,
    totalAmount: before.totalAmount - after.totalAmount,
  };
}

/** The part of an amount with VAT that is not VAT. */
export function supplyOf({
  totalAmount,
  vatAmount,
}: Pick<InvoiceAmounts, "totalAmount" | "vatAmount">): number {
  return totalAmount - vatAmount;
}
