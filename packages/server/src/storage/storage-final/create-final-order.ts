import {
  checkFinalDeliveryInput,
  checkFinalDisposalInput,
  todayInSeoul,
  type FinalDeliveryInput,
  type FinalDisposalInput,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { couponOfMember } from "../../money/coupon/draft-coupon.ts";
import { chosenVisit, requireOpenTimes } from "../../platform/schedule/require-open-times.ts";
import { acceptOrder, type AcceptNeeds } from "../order-state/accept-order.ts";
import { couponTypes } from "../order-state/order-coupon.ts";
import { viewOrder, type StorageOrderView } from "../order-state/order-view.ts";
import { finalRequestOf, type FinalOrderRequest } from "../order-state/price-ending.ts";
import { findEnding, quoteFinal } from "./quote-final.ts";
import { storeOrder } from "../order-state/store-order.ts";

type Needs = AcceptNeeds & Pick<Services, "db" | "limits">;

interface FinalOrder {
  readonly orderSerial: string;
  readonly userId: string;
  readonly idempotencyKey: string | undefined;
}

/** Ends the storage of boxes by bringing them home. */
export function createFinalDelivery(
  services: Needs,
  { draft, ...order }: FinalOrder & { readonly draft: FinalDeliveryInput },
): Promise<StorageOrderView> {
  throwIssues(checkFinalDeliveryInput(draft, todayInSeoul(services.clock())));
  requireOpenTimes(chosenVisit("delivery", draft.delivery), services.clock());
  return createFinalOrder(services, order, { type: "FINAL_AND_DELIVERY_ORDER", draft });
}

export function createFinalDisposal(
  services: Needs,
  { draft, ...order }: FinalOrder & { readonly draft: FinalDisposalInput },
): Promise<StorageOrderView> {
  throwIssues(checkFinalDisposalInput(draft));
  return createFinalOrder(services, order, { type: "FINAL_AND_DISPOSAL_ORDER", draft });
}

/** Stores the order with the price frozen, and accepts it immediately when nothing is to pay. */
async function createFinalOrder(
  services: Needs,
  order: FinalOrder,
  request: FinalOrderRequest,
): Promise<StorageOrderView> {
  const { db, limits } = services;
  await limits.consume("storageOrderOfMember", order.userId);
  const id = await inTransaction(db, (tx) => storeOrFind(tx, services, { ...order, request }));
  return viewOrder(db, id);
}

async function storeOrFind(
  tx: Tx,
  services: Needs,
  input: FinalOrder & { readonly request: FinalOrderRequest },
): Promise<string> {
  const { orderSerial, userId, request, idempotencyKey: key } = input;
  const { draft } = request;
  const id = services.ids.uuid();
  const now = services.clock();
  const content = { orderSerial, ...request };
  const keyed = { owner: userId, operation: "createFinalOrder", key, content };
  const earlier = await claimKey(tx, keyed, { subjectId: id, now });
  if (earlier !== null) return earlier;
  const ending = await findEnding(tx, { ...draft, orderSerial, userId }, now);
  const draftCoupon = { couponId: draft.couponId, type: couponTypes[request.type], userId };
  const coupon = await couponOfMember(tx, services, draftCoupon);
  const price = quoteFinal(services, ending, { request: finalRequestOf(request), coupon });
  const order = await storeOrder(tx, services, {
    id,
    userId,
    request,
    price,
    boxCount: ending.serials.length,
    boxSerials: ending.serials,
    originSerial: orderSerial,
    contractId: ending.contract.id,
    endsContract: ending.serials.length === ending.contract.left_count,
    now,
  });
  if (price.totalAmount === 0) {
    await acceptOrder(tx, services, order, { amount: 0, billingKeyId: null });
  }
  return id;
}
