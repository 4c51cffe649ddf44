import {
  isBoxHarmed,
  isBoxInStorage,
  todayInSeoul,
  type Coupon,
  type FinalScope,
  type FinalRequest,
  type StoragePrice,
  checkFinalDeliveryInput,
  checkFinalDisposalInput,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { boxesOfContract } from "../box/boxes-of.ts";
import { contractRefusalsOf } from "../storage-contract/contract-refusals.ts";
import { lockContractBySerial } from "../contract-state/store.ts";
import { requireUsefulCoupon } from "../contract-state/require-useful-coupon.ts";
import { countEnding, priceEnding, type Ending } from "../order-state/price-ending.ts";
import { availableBoxes } from "../box/stock-boxes.ts";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { couponOfDraft } from "../../money/coupon/draft-coupon.ts";
import { couponTypes } from "../order-state/order-coupon.ts";
import { explainMissing, fieldAt } from "@damadum/contract";
import type { StorageFinalQuote } from "@damadum/sdk/model";
import { StorageFinalQuote as quoteRequest } from "@damadum/sdk/requests";
import { camelKeys } from "../../http/case-keys.ts";

interface EndedBoxes {
  readonly orderSerial: string;
  readonly userId: string;
  readonly scope: FinalScope;
  readonly boxSerials?: readonly string[] | undefined;
}

interface FinalDraft extends EndedBoxes {
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

/** What ending boxes would charge and refund. Stores nothing. */
export async function calculateStorageFinalAmount(
  services: Pick<Services, "db" | "clock">,
  question: FinalDraft,
): Promise<StoragePrice> {
  requireValidRequest(question, todayInSeoul(services.clock()));
  const { couponId, userId, request } = question;
  return inTransaction(services.db, async (tx) => {
    const draftCoupon = { couponId, type: couponTypes[request.type], userId };
    const ending = await findEnding(tx, question, services.clock());
    const coupon = await couponOfDraft(tx, services, draftCoupon);
    return quoteFinal(services, ending, { request, coupon });
  });
}

function requireValidRequest({ request, scope, boxSerials }: FinalDraft, today: string): void {
  if (request.type === "FINAL_AND_DELIVERY_ORDER") {
    throwIssues(checkFinalDeliveryInput(request.delivery, today));
    return;
  }
  const named = { scope, ...(boxSerials === undefined ? {} : { boxSerials }) };
  throwIssues(checkFinalDisposalInput({ ...named, disposalAgreed: true }));
}

/** Reads a price request; throws when place, day or help is missing and the boxes are delivered. */
export function finalDraftOf(body: StorageFinalQuote, userId: string): FinalDraft {
  const { orderSerial, type, couponId, place, delivery, extraHelp, ...rest } = camelKeys(body);
  const { scope, boxSerials } = rest;
  const about = { orderSerial, userId, scope, boxSerials, couponId };
  if (type === "FINAL_AND_DISPOSAL_ORDER") return { ...about, request: { type } };
  if (place === undefined) throw missing("place");
  if (delivery === undefined) throw missing("delivery");
  if (extraHelp === undefined) throw missing("extra_help");
  return { ...about, request: { type, delivery: { ...rest, place, delivery, extraHelp } } };
}

function missing(field: string): ProblemError {
  const problem = explainMissing(fieldAt(quoteRequest, [field]));
  return new ProblemError("validation_failed", { fields: [{ field, ...problem }] });
}
