import {
  currentStoragePriceList,
  findStoragePriceList,
  lastFreeDay,
  type ContractTerms,
  type StoragePriceList,
} from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { StorageContract } from "./contract-store.ts";

/** The contract's terms for pricing; throws state_conflict before its storage has begun. */
export function termsOf(contract: StorageContract): ContractTerms {
  const { start_date: startDate, end_date: endDate } = contract;
  const { paid_from: paidFrom, paid_until: paidUntil } = contract;
  if (startDate === null || endDate === null || paidFrom === null || paidUntil === null) {
    throw new ProblemError("state_conflict");
  }
  return {
    status: contract.status,
    grade: contract.grade,
    paymentType: isPaidByMonth(contract) ? "SUBSCRIPTION" : "NORMAL",
    startDate,
    endDate,
    boxCount: contract.left_count,
    paidStorage: contract.paid_storage,
    paidFrom,
    paidUntil,
    isFree: contract.promotion !== null && paidUntil <= lastFreeDay(contract.promotion, startDate),
  };
}

/**
 * Whether the member has agreed to monthly charges; with free months only after a second consent shortly before their
 * end (전자상거래법 제13조 제6항).
 */
export function isPaidByMonth(contract: StorageContract): boolean {
  const { payment_type: type, promotion, continue_confirmed_at: confirmedAt } = contract;
  return type === "SUBSCRIPTION" && (promotion === null || confirmedAt !== null);
}

/** The price list that the contract was agreed by, so that its monthly price never changes by itself. */
export function priceListOf({ price_version: version }: StorageContract): StoragePriceList {
  return findStoragePriceList(version) ?? currentStoragePriceList(version);
}
