import {
  addDays,
  daysBetween,
  daysOfMonth,
  type IsoDate,
  type YearMonth,
} from "../calendar/iso-date.ts";
import { roundWon } from "../pricing/round-won.ts";

/** The part of a contract that falls into a month. */
export interface MonthShare {
  readonly days: number;
  readonly daysInMonth: number;
  /** In won; without VAT if the monthly amount is. */
  readonly amount: number;
}

/**
 * A contract's share of a month: the monthly amount for a whole month, prorated by days (rounded down to 100 won)
 * when the contract begins or ends within it, and null when none of its days falls into the month.
 */
export function monthShare(
  contract: {
    readonly startDate: IsoDate;
    readonly endDate: IsoDate;
    readonly monthlyAmount: number;
  },
  month: YearMonth,
): MonthShare | null {
  const { first, last } = daysOfMonth(month);
  const from = contract.startDate > first ? contract.startDate : first;
  const to = contract.endDate < last ? contract.endDate : last;
  if (from > to) return null;
  const whole = daysBetween(first, addDays(last, 1));
  const days = daysBetween(from, addDays(to, 1));
  const { monthlyAmount } = contract;
  const amount = days === whole ? monthlyAmount : roundWon((monthlyAmount * days) / whole);
  return { days, daysInMonth: whole, amount };
}
