import type { StorageOrderInput, StoragePrice } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { couponOfDraft } from "../../money/coupon/draft-coupon.ts";
import { couponTypes } from "../order-state/order-coupon.ts";
import { priceStorageOrder, requireValidOrder } from "./price-storage-order.ts";

/** Prices a first order without storing it. */
export async function calculateStorageOrderAmount(
  services: Pick<Services, "db" | "clock">,
  input: StorageOrderInput,
): Promise<StoragePrice> {
  requireValidOrder(services, input);
  const filter = { couponId: input.couponId, type: couponTypes.FIRST_TIME_ORDER };
  return priceStorageOrder(services, input, await couponOfDraft(services.db, services, filter));
}
