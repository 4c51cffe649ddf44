import type { IsoDate } from "../calendar/iso-date.ts";
import { type ContractTerms, unusedLines } from "./contract-terms.ts";
import type { StoragePriceOptions } from "./storage-lines.ts";
import { type StoragePrice, storagePriceOf } from "./storage-price.ts";
import { overdueDayLines, unpaidMonthLines } from "./unpaid-lines.ts";

/**
 * Refund or price of ending a contract on `endDate`. Future months are charged when they are due, unless a charge
 * has failed: then everything up to the end is due now, by any payment method.
 */
export function calculateTermination(
  terms: ContractTerms,
  endDate: IsoDate,
  { priceList }: StoragePriceOptions,
): StoragePrice {
  const leaving = { boxes: terms.boxCount, lastDay: endDate };
  const lines = [
    ...unusedLines(terms, leaving, priceList),
    ...(terms.status === "UNPAID" ? unpaidMonthLines(terms, leaving, priceList) : []),
    ...overdueDayLines(terms, leaving, priceList),
  ];
  return storagePriceOf(lines, { priceVersion: priceList.version, monthlyAmount: 0 });
}
