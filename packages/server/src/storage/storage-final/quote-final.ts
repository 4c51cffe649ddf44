import {
  calculateStorageFinalPrice,
  currentStoragePriceList,
  isBoxHarmed,
  isBoxInStorage,
  todayInSeoul,
  type BoxStatus,
  type Coupon,
  type EndingBoxes,
  type FinalScope,
  type FinalRequest,
  type IsoDate,
  type StoragePrice,
  type StorageRequest,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { availableBoxes } from "../box/available-boxes.ts";
import { boxesOfContract } from "../box/boxes-of.ts";
import { contractRefusalsOf } from "../storage-contract/contract-refusals.ts";
import { lockContractBySerial, type StorageContract } from "../contracts/store.ts";
import { termsOf } from "../contracts/contract-terms-of.ts";
import { requireUsefulCoupon } from "../contracts/require-useful-coupon.ts";

/** The request for an order that ends the storage of its boxes. */
export type FinalOrderRequest = Extract<StorageRequest, { readonly type: `FINAL_${string}` }>;

/** What its price depends on. */
export function finalRequestOf({ type, draft }: FinalOrderRequest): FinalRequest {
  return type === "FINAL_AND_DELIVERY_ORDER" ? { type, delivery: draft } : { type };
}

/** Which boxes of which first order to end. */
export interface EndedBoxes {
  readonly orderSerial: string;
  readonly userId: string;
  readonly scope: FinalScope;
  readonly boxSerials?: readonly string[] | undefined;
}

/** The same, and how. */
export interface FinalDraft extends EndedBoxes {
  readonly request: FinalRequest;
  readonly couponId?: string | undefined;
}

/** Boxes whose storage is to end, with their contract. */
export interface Ending {
  readonly contract: StorageContract;
  readonly serials: readonly string[];
  readonly boxes: EndingBoxes;
}

/** Locks some or all boxes of a first order, after their contract; throws when one cannot be ended now. */
export async function findEnding(tx: Tx, ended: EndedBoxes, now: Date): Promise<Ending> {
  const { orderSerial: serial, userId, scope, boxSerials } = ended;
  const contract = await lockContractBySerial(tx, { serial, userId });
  const refusals = await contractRefusalsOf(tx, contract, now);
  if (scope === "ALL") requireOpen(refusals.FINAL_ALL);
  const all = (await boxesOfContract(tx, contract.id)).filter(
    ({ status }) => isBoxInStorage(status) && !isBoxHarmed(status),
  );
  const serials = scope === "ALL" ? all.map((box) => box.serial) : (boxSerials ?? []);
  const isAll = serials.length >= contract.left_count;
  requireOpen(isAll ? refusals.FINAL_ALL : refusals.FINAL_PART);
  const isOfContract = serials.every((one) => all.some((box) => box.serial === one));
  if (serials.length === 0 || !isOfContract) throw new ProblemError("box_unavailable");
  const boxes = await availableBoxes(tx, { userId, serials, purpose: "FINAL" });
  return { contract, serials, boxes: countEnding(boxes) };
}

/** Counts the boxes in the warehouse, which must be carried, and those already returned. */
export function countEnding(boxes: readonly { readonly status: BoxStatus }[]): EndingBoxes {
  const stored = boxes.filter(({ status }) => status === "STORED").length;
  return { stored, returned: boxes.length - stored };
}

/** Prices ending boxes today; throws when the coupon takes nothing off. */
export function quoteFinal(
  { clock }: Pick<Services, "clock">,
  ending: Pick<Ending, "contract" | "boxes">,
  asked: { readonly request: FinalRequest; readonly coupon: Coupon | undefined },
): StoragePrice {
  const price = priceEnding(ending, { ...asked, today: todayInSeoul(clock()) });
  requireUsefulCoupon(asked.coupon, price);
  return price;
}

/** The same for any day, without the check of the coupon. */
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
