import {
  isBoxHarmed,
  isBoxInStorage,
  todayInSeoul,
  type Coupon,
  type FinalScope,
  type FinalRequest,
  type StoragePrice,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { availableBoxes } from "../box/available-boxes.ts";
import { boxesOfContract } from "../box/boxes-of.ts";
import { contractRefusalsOf } from "../storage-contract/contract-refusals.ts";
import { lockContractBySerial } from "../contract-state/store.ts";
import { requireUsefulCoupon } from "../contract-state/require-useful-coupon.ts";
import { countEnding, priceEnding, type Ending } from "../order-state/price-ending.ts";

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
