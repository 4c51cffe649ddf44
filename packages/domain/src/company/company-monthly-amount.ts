import type { CompanyPriceList } from "./company-price-list.ts";

/** Monthly price of `boxCount` boxes, in won without VAT: each box costs the price of the band that it falls into. */
export function companyMonthlyAmount(boxCount: number, { monthlyBands }: CompanyPriceList): number {
  let amount = 0;
  let counted = 0;
  for (const { maxBoxes, perBox } of monthlyBands) {
    const boxes = Math.max(Math.min(boxCount, maxBoxes) - counted, 0);
    amount += boxes * perBox;
    counted += boxes;
  }
  return amount;
}
