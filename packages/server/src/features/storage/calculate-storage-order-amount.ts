import type { StorageOrderInput, StoragePrice } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { couponOfDraft } from "../coupon/draft-coupon.ts";
import { couponTypes } from "./order-coupon.ts";
import { priceStorageOrder, refuseBrokenOrder } from "./price-storage-order.ts";

/** What a first order would cost. Stores nothing. */
export async function calculateStorageOrderAmount(
  services: Pick<Services, "db" | "clock">,
  input: StorageOrderInput,
): Promise<StoragePrice> {
  refuseBrokenOrder(services, input);
  const wanted = { couponId: input.couponId, type: couponTypes.FIRST_TIME_ORDER };
  return priceStorageOrder(services, input, await couponOfDraft(services.db, services, wanted));
}
