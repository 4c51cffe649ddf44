import {
  findStoragePriceList,
  lastFreeDay,
  type ContractTerms,
  type StorageContractStatus,
  type StoragePriceList,
} from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { StorageContract } from "./store.ts";

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

/** The price list by which a contract or an order was agreed, so that its price never changes by itself. */
export function priceListOf({
  price_version: version,
}: Pick<StorageContract, "price_version">): StoragePriceList {
  const priceList = findStoragePriceList(version);
  if (priceList === undefined) throw new Error(`No storage price list ${version}`);
  return priceList;
}

const running: ReadonlySet<StorageContractStatus> = new Set([
  "ACTIVE",
  "UNPAID",
  "ENDING",
  "EXPIRED",
]);

/**
 * Whether a contract's boxes can be ordered and ended, and its months charged: also when it has EXPIRED, as long as
 * boxes remain or a month is unpaid.
 */
export function isRunning({ status }: Pick<StorageContract, "status">): boolean {
  return running.has(status);
}
