import {
  calculateStorageFinalPrice,
  currentStoragePriceList,
  sumOfLines,
  todayInSeoul,
  type BoxStatus,
  type Coupon,
  type EndingBoxes,
  type FinalRequest,
  type IsoDate,
  type StoragePrice,
  type StoragePriceLineCode,
  type StorageRequest,
} from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { termsOf } from "../contract-state/contract-terms-of.ts";
import type { StorageContract } from "../contract-state/store.ts";
import type { StorageOrder } from "./store.ts";

export type FinalOrderRequest = Extract<StorageRequest, { readonly type: `FINAL_${string}` }>;

export function finalRequestOf({ type, draft }: FinalOrderRequest): FinalRequest {
  return type === "FINAL_AND_DELIVERY_ORDER" ? { type, delivery: draft } : { type };
}

export interface Ending {
  readonly contract: StorageContract;
  readonly serials: readonly string[];
  readonly boxes: EndingBoxes;
}

/** Counts the boxes in the warehouse, which must be carried, and those already returned. */
export function countEnding(boxes: readonly { readonly status: BoxStatus }[]): EndingBoxes {
  const stored = boxes.filter(({ status }) => status === "STORED").length;
  return { stored, returned: boxes.length - stored };
}

export function priceEnding(
  { contract, boxes }: Pick<Ending, "contract" | "boxes">,
  asked: {
    readonly request: FinalRequest;
    readonly coupon: Coupon | undefined;
    readonly today: IsoDate;
  },
): StoragePrice {
  const { request, coupon, today } = asked;
  const priceList = currentStoragePriceList(today);
  const question = { terms: termsOf(contract), boxes, request };
  return calculateStorageFinalPrice(question, { priceList, coupon, today });
}

/** Lines of a price that depend on the contract's state, unlike those for the work. */
const ofContract: ReadonlySet<StoragePriceLineCode> = new Set([
  "UNUSED_REFUND",
  "TERMINATION_FEE",
  "UNPAID",
]);

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
  if (sumOfContract(now) !== sumOfContract(order.price)) {
    throw new ProblemError("estimate_expired");
  }
}

function sumOfContract({ lines }: StoragePrice): number {
  return sumOfLines(lines.filter(({ code }) => ofContract.has(code)));
}
