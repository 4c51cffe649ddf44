import type { IsoDate } from "../calendar/iso-date.ts";
import { type ContractTerms, unusedLines } from "./contract-terms.ts";
import type { StoragePriceOptions } from "./storage-lines.ts";
import { type StoragePrice, storagePriceOf } from "./storage-price.ts";
import { lateLines, owedLines } from "./unpaid-lines.ts";

/**
 * What ending a contract on `endDate` gives back or costs. Months to come are charged as they come, unless a
 * charge could not be taken: then everything up to the end is paid now, in any way.
 */
export function calculateTermination(
  terms: ContractTerms,
  endDate: IsoDate,
  { priceList }: StoragePriceOptions,
): StoragePrice {
  const leaving = { boxes: terms.boxCount, lastDay: endDate };
  const lines = [
    ...unusedLines(terms, leaving, priceList),
    ...(terms.status === "UNPAID" ? owedLines(terms, leaving, priceList) : []),
    ...lateLines(terms, leaving, priceList),
  ];
  return storagePriceOf(lines, { priceVersion: priceList.version, monthlyAmount: 0 });
}
