import { addDays, daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import type { ContractTerms } from "./contract-terms.ts";
import { monthlyStorageAmount } from "./storage-lines.ts";
import { storageEndDate } from "./storage-end-date.ts";
import type { StoragePriceList } from "./storage-price-list.ts";

/** The charge of one storage month. */
export interface MonthlyCharge {
  /** First day of the month that it pays for; also the day on which it is taken. */
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly amount: number;
}

/** The next charge of a contract paid month by month, or null when its whole period is paid. */
export function nextMonthlyCharge(
  terms: Pick<ContractTerms, "startDate" | "endDate" | "paidUntil" | "grade" | "boxCount">,
  priceList: StoragePriceList,
): MonthlyCharge | null {
  const { startDate, endDate, paidUntil } = terms;
  if (paidUntil >= endDate || terms.boxCount === 0) return null;
  const from = addDays(paidUntil, 1);
  const monthEnd = endOfStorageMonth(startDate, from);
  const until = monthEnd < endDate ? monthEnd : endDate;
  const monthly = monthlyStorageAmount(terms, priceList);
  const days = daysBetween(from, until) + 1;
  const monthDays = daysBetween(from, monthEnd) + 1;
  return { from, until, amount: Math.floor((monthly * days) / monthDays) };
}

/** Last day of the storage month that holds the day; counted from the start, so that it never drifts. */
function endOfStorageMonth(startDate: IsoDate, day: IsoDate): IsoDate {
  let months = 1;
  while (storageEndDate(startDate, months) < day) months += 1;
  return storageEndDate(startDate, months);
}
