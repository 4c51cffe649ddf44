import {
  sumOfLines,
  todayInSeoul,
  type StoragePrice,
  type StoragePriceLineCode,
} from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { ContractChange } from "./store.ts";
import type { StorageContract } from "../contracts/store.ts";
import type { StorageOrder } from "../orders/store.ts";
import { priceContractChange } from "./price-contract-change.ts";
import { finalRequestOf, priceEnding, type Ending } from "../storage-final/quote-final.ts";

/** Lines of a price that depend on the contract's state, unlike those for the work. */
const ofContract: ReadonlySet<StoragePriceLineCode> = new Set([
  "UNUSED_REFUND",
  "TERMINATION_FEE",
  "UNPAID",
]);

const sumOf = ({ lines }: StoragePrice, counts: (code: StoragePriceLineCode) => boolean) =>
  sumOfLines(lines.filter(({ code }) => counts(code)));

/**
 * Throws when a final order's price is outdated: if a month was charged, the contract changed or boxes left since,
 * money would be charged or refunded twice.
 */
export function requireCurrentFinal(
  order: Pick<StorageOrder, "request" | "price" | "created_at">,
  ending: Pick<Ending, "contract" | "boxes">,
): void {
  const { request } = order;
  if (request.type === "FIRST_TIME_ORDER" || request.type === "DELIVERY_REQUEST_ORDER") return;
  const today = todayInSeoul(order.created_at);
  const asked = { request: finalRequestOf(request), today, coupon: undefined };
  const now = priceEnding(ending, asked);
  const isOfContract = (code: StoragePriceLineCode) => ofContract.has(code);
  if (sumOf(now, isOfContract) !== sumOf(order.price, isOfContract)) {
    throw new ProblemError("estimate_expired");
  }
}

/** The same for a change of a locked contract. */
export function requireCurrentChange(contract: StorageContract, change: ContractChange): void {
  const { request, price, created_at: createdAt } = change;
  const now = priceContractChange(contract, request, { now: createdAt, coupon: undefined });
  const isNoCoupon = (code: StoragePriceLineCode) => code !== "COUPON";
  if (sumOf(now.price, isNoCoupon) !== sumOf(price, isNoCoupon)) {
    throw new ProblemError("estimate_expired");
  }
}
