import { nextMonthlyCharge, type MonthlyCharge, type StorageContractStatus } from "@damadum/domain";
import type { StorageContract } from "./contract-store.ts";
import { isPaidByMonth, priceListOf, termsOf } from "./contract-terms-of.ts";

/** States in which months are charged: also EXPIRED, as long as a month of the period is unpaid. */
const chargeable: ReadonlySet<StorageContractStatus> = new Set([
  "ACTIVE",
  "UNPAID",
  "ENDING",
  "EXPIRED",
]);

/**
 * The next month that a monthly contract is charged for; null when its whole period is paid, and with free months
 * without the consent to paid ones.
 */
export function nextMonthOf(contract: StorageContract): MonthlyCharge | null {
  const { status, start_date: start } = contract;
  if (!isPaidByMonth(contract) || start === null || !chargeable.has(status)) return null;
  const next = nextMonthlyCharge(termsOf(contract), priceListOf(contract));
  return next === null || next.amount === 0 ? null : next;
}

/** The unpaid month whose first day has come, if any. */
export function dueMonthOf(contract: StorageContract, today: string): MonthlyCharge | null {
  const next = nextMonthOf(contract);
  return next === null || next.from > today ? null : next;
}
