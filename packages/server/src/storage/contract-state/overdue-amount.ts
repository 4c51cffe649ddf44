import { chargesDue, sumOfLines } from "@damadum/domain";
import type { StorageContract } from "./store.ts";
import { isPaidByMonth, priceListOf, termsOf } from "./contract-terms-of.ts";

/** Won that a monthly contract owes for charges due by `day`; 0 before its storage begins. */
export function overdueAmount(contract: StorageContract, day: string): number {
  if (!isPaidByMonth(contract) || contract.start_date === null) return 0;
  return sumOfLines(chargesDue(termsOf(contract), day, priceListOf(contract)));
}
