import { nextMonthlyCharge, type MonthlyCharge, type StorageContractStatus } from "@damadum/domain";
import type { StorageContract } from "./contract-store.ts";
import { isPaidByMonth, priceListOf, termsOf } from "./contract-terms-of.ts";

/** Contracts that are charged by the month: also one whose period is over, as long as a month of it is not paid. */
const chargeable: ReadonlySet<StorageContractStatus> = new Set([
  "ACTIVE",
  "UNPAID",
  "ENDING",
  "EXPIRED",
]);

/**
 * The next month that a contract paid month by month is charged for; null when its whole period is paid, and after free
 * months that nobody agreed to pay on.
 */
export function nextMonthOf(contract: StorageContract): MonthlyCharge | null {
  const { status, start_date: start } = contract;
  if (!isPaidByMonth(contract) || start === null || !chargeable.has(status)) return null;
  const next = nextMonthlyCharge(termsOf(contract), priceListOf(contract));
  return next === null || next.amount === 0 ? null : next;
}

/** The month whose first day has come without being paid for, if any. */
export function dueMonthOf(contract: StorageContract, today: string): MonthlyCharge | null {
  const next = nextMonthOf(contract);
  return next === null || next.from > today ? null : next;
}
