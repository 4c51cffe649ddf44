import {
  checkFinalDeliveryInput,
  checkFinalDisposalInput,
  todayInSeoul,
  type FinalDeliveryInput,
  type FinalDisposalInput,
  type FinalWish,
  type StorageRequest,
} from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { refuseIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { acceptOrder, type AcceptNeeds } from "./accept-order.ts";
import { viewOrder, type StorageOrderView } from "./order-view.ts";
import { quoteFinal } from "./quote-final.ts";
import { storeOrder } from "./store-order.ts";

type Needs = AcceptNeeds & Pick<Services, "db" | "limits">;

interface Wish<Draft> {
  readonly orderSerial: string;
  readonly userId: string;
  readonly draft: Draft;
  readonly idempotencyKey: string | undefined;
}

/** Ends the storage of boxes by bringing them home. */
export function createFinalDelivery(
  services: Needs,
  wish: Wish<FinalDeliveryInput>,
): Promise<StorageOrderView> {
  const { draft } = wish;
  refuseIssues(checkFinalDeliveryInput(draft, todayInSeoul(services.clock())));
  return createFinalOrder(services, wish, {
    request: { type: "FINAL_AND_DELIVERY_ORDER", draft },
    final: { type: "FINAL_AND_DELIVERY_ORDER", delivery: draft },
    couponId: draft.couponId,
  });
}

/** Ends the storage of boxes by disposing of them. */
export function createFinalDisposal(
  services: Needs,
  wish: Wish<FinalDisposalInput>,
): Promise<StorageOrderView> {
  const { draft } = wish;
  refuseIssues(checkFinalDisposalInput(draft));
  return createFinalOrder(services, wish, {
    request: { type: "FINAL_AND_DISPOSAL_ORDER", draft },
    final: { type: "FINAL_AND_DISPOSAL_ORDER" },
    couponId: undefined,
  });
}

/** Stores the order with the price frozen; where nothing is to pay it is booked at once. */
async function createFinalOrder(
  services: Needs,
  wish: Wish<FinalDeliveryInput | FinalDisposalInput>,
  kind: {
    readonly request: StorageRequest;
    readonly final: FinalWish;
    readonly couponId: string | undefined;
  },
): Promise<StorageOrderView> {
  const { db, limits, ids, clock } = services;
  const { orderSerial, userId, draft, idempotencyKey: key } = wish;
  await limits.consume("storageOrderOfMember", userId);
  const orderId = await inTransaction(db, async (tx) => {
    const id = ids.uuid();
    const now = clock();
    if (key !== undefined) {
      const content = { orderSerial, ...kind.request };
      const keyed = { owner: userId, operation: "createFinalOrder", key, content };
      const earlier = await claimKey(tx, keyed, { subjectId: id, now });
      if (earlier !== null) return earlier;
    }
    const { contract, serials, price } = await quoteFinal(tx, services, {
      orderSerial,
      userId,
      scope: draft.scope,
      boxSerials: draft.boxSerials,
      wish: kind.final,
      couponId: kind.couponId,
    });
    const order = await storeOrder(tx, services, {
      id,
      userId,
      request: kind.request,
      price,
      boxCount: serials.length,
      boxSerials: serials,
      originSerial: orderSerial,
      contractId: contract.id,
      now,
    });
    if (price.totalAmount === 0) {
      await acceptOrder(tx, services, order, { amount: 0, billingKeyId: null });
    }
    return id;
  });
  return viewOrder(db, orderId);
}
