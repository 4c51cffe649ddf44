import { addDays, daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import type { ContractTerms } from "./contract-terms.ts";
import { monthlyStorageAmount } from "./storage-lines.ts";
import { storageEndDate } from "./storage-end-date.ts";
import type { StoragePriceList } from "./storage-price-list.ts";

/** Days with failed charges, every payment method refused, after which a contract counts as unpaid. */
export const MAX_CHARGE_FAILURES = 3;

/** The charge of one storage month. */
export interface MonthlyCharge {
  /** First day of the month that it pays for, on which it is charged. */
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly amount: number;
}

type ChargedTerms = Pick<
  ContractTerms,
  "startDate" | "endDate" | "paidUntil" | "grade" | "boxCount"
>;

/** The next charge of a contract paid month by month, or null when its whole period is paid. */
export function nextMonthlyCharge(
  terms: ChargedTerms,
  priceList: StoragePriceList,
): MonthlyCharge | null {
  const { startDate, endDate, paidUntil } = terms;
  if (paidUntil >= endDate || terms.boxCount === 0) return null;
  const from = addDays(paidUntil, 1);
  const month = storageMonthOf(startDate, from);
  const until = month.last < endDate ? month.last : endDate;
  const monthly = monthlyStorageAmount(terms, priceList);
  const days = daysBetween(from, until) + 1;
  const monthDays = daysBetween(month.first, month.last) + 1;
  return { from, until, amount: Math.floor((monthly * days) / monthDays) };
}

/** All remaining charges up to a day, earliest first. */
export function chargesUntil(
  terms: ChargedTerms,
  lastDay: IsoDate,
  priceList: StoragePriceList,
): readonly MonthlyCharge[] {
  const endDate = lastDay < terms.endDate ? lastDay : terms.endDate;
  const charges: MonthlyCharge[] = [];
  let { paidUntil } = terms;
  for (;;) {
    const charge = nextMonthlyCharge({ ...terms, endDate, paidUntil }, priceList);
    if (charge === null) return charges;
    charges.push(charge);
    paidUntil = charge.until;
  }
}

/**
 * All charges that are due by a day but were not taken, each for its whole month, as it will be charged; earliest
 * first.
 */
export function chargesDue(
  terms: ChargedTerms,
  day: IsoDate,
  priceList: StoragePriceList,
): readonly MonthlyCharge[] {
  return chargesUntil(terms, terms.endDate, priceList).filter(({ from }) => from <= day);
}

/** The storage month that contains the day; counted from the start, so that it never drifts. */
function storageMonthOf(
  startDate: IsoDate,
  day: IsoDate,
): { readonly first: IsoDate; readonly last: IsoDate } {
  let first = startDate;
  for (let months = 1; ; months += 1) {
    const last = storageEndDate(startDate, months);
    if (last >= day) return { first, last };
    first = addDays(last, 1);
  }
}
