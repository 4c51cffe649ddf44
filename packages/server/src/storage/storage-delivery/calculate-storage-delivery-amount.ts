import type { StorageDeliveryInput, StoragePrice } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { availableBoxes } from "../box/available-boxes.ts";
import { couponOfDraft } from "../../money/coupon/draft-coupon.ts";
import { couponTypes } from "../order-state/order-coupon.ts";
import { requireNoArrears } from "../contract-state/require-no-arrears.ts";
import { priceStorageDelivery, requireValidDelivery } from "./price-storage-delivery.ts";

/** Prices a delivery of these boxes of the member without storing it. */
export async function calculateStorageDeliveryAmount(
  services: Pick<Services, "db" | "clock">,
  { input, userId }: { readonly input: StorageDeliveryInput; readonly userId: string },
): Promise<StoragePrice> {
  requireValidDelivery(services, input);
  const { couponId } = input;
  const filter = { couponId, type: couponTypes.DELIVERY_REQUEST_ORDER, userId };
  const boxes = { userId, serials: input.boxSerials, purpose: "DELIVERY_REQUEST" } as const;
  return inTransaction(services.db, async (tx) => {
    await requireNoArrears(tx, await availableBoxes(tx, boxes));
    return priceStorageDelivery(services, input, await couponOfDraft(tx, services, filter));
  });
}
