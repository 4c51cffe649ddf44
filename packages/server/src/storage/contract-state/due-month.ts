import { nextMonthlyCharge, type MonthlyCharge } from "@damadum/domain";
import type { StorageContract } from "./store.ts";
import { isPaidByMonth, isRunning, priceListOf, termsOf } from "./contract-terms-of.ts";

/**
 * The next month that a monthly contract is charged for; null when its whole period is paid, and with free months
 * without the consent to paid ones.
 */
export function nextMonthOf(contract: StorageContract): MonthlyCharge | null {
  if (!isPaidByMonth(contract) || contract.start_date === null || !isRunning(contract)) return null;
  const next = nextMonthlyCharge(termsOf(contract), priceListOf(contract));
  return next === null || next.amount === 0 ? null : next;
}

/** The unpaid month whose first day has come, if any. */
export function dueMonthOf(contract: StorageContract, today: string): MonthlyCharge | null {
  const next = nextMonthOf(contract);
  return next === null || next.from > today ? null : next;
}
