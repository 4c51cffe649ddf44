import type { StorageDeliveryInput } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { couponOfMember } from "../../money/coupon/draft-coupon.ts";
import { chosenVisit, requireOpenTimes } from "../../platform/schedule/require-open-times.ts";
import { couponTypes } from "../order-state/order-coupon.ts";
import { viewOrder, type StorageOrderView } from "../order-state/order-view.ts";
import { priceStorageDelivery, requireValidDelivery } from "./price-storage-delivery.ts";
import { requireDeliverable } from "../contract-state/require-deliverable.ts";
import { storeOrder } from "../order-state/store-order.ts";
import { availableBoxes } from "../box/stock-boxes.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "limits">;

interface OrderRequest {
  readonly input: StorageDeliveryInput;
  readonly userId: string;
  readonly idempotencyKey: string | undefined;
}

/** Stores an order to deliver stored boxes, with the price frozen. Paying books the visits and takes the boxes. */
export async function createStorageDelivery(
  services: Needs,
  request: OrderRequest,
): Promise<StorageOrderView> {
  const { db, limits, ids, clock } = services;
  const { input, userId, idempotencyKey: key } = request;
  requireValidDelivery(services, input);
  requireOpenTimes(chosenVisit("delivery", input.delivery), clock());
  await limits.consume("storageOrderOfMember", userId);
  const orderId = await inTransaction(db, async (tx) => {
    const id = ids.uuid();
    const now = clock();
    const keyed = { owner: userId, operation: "createStorageDelivery", key, content: input };
    const earlier = await claimKey(tx, keyed, { subjectId: id, now });
    if (earlier !== null) return earlier;
    const serials = input.boxSerials;
    const boxes = await availableBoxes(tx, { userId, serials, purpose: "DELIVERY_REQUEST" });
    await requireDeliverable(tx, boxes);
    const contracts = new Set(boxes.map((box) => box.contract_id));
    const [contractId = null] = contracts;
    const type = "DELIVERY_REQUEST_ORDER";
    const filter = { couponId: input.couponId, type: couponTypes[type], userId };
    const coupon = await couponOfMember(tx, services, filter);
    await storeOrder(tx, services, {
      id,
      userId,
      request: { type, draft: input },
      price: priceStorageDelivery(services, input, coupon),
      boxCount: boxes.length,
      boxSerials: serials,
      originSerial: null,
      contractId: contracts.size === 1 ? contractId : null,
      endsContract: false,
      now,
    });
    return id;
  });
  return viewOrder(db, orderId);
}
