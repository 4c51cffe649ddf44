import type { IsoDate } from "../calendar/iso-date.ts";
import { type ContractTerms, unpaidLines, unusedLines } from "./contract-terms.ts";
import type { StoragePriceOptions } from "./storage-lines.ts";
import { type StoragePrice, storagePriceOf } from "./storage-price.ts";

/** What ending a contract on `endDate` gives back or costs. */
export function calculateTermination(
  terms: ContractTerms,
  endDate: IsoDate,
  { priceList }: StoragePriceOptions,
): StoragePrice {
  const lines = [
    ...unusedLines(terms, { boxes: terms.boxCount, lastDay: endDate }, priceList),
    ...unpaidLines(terms, endDate, priceList),
  ];
  return storagePriceOf(lines, { priceVersion: priceList.version, monthlyAmount: 0 });
}
