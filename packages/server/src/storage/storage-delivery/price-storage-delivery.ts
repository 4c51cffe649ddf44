import {
  calculateStorageDeliveryPrice,
  checkStorageDeliveryInput,
  currentStoragePriceList,
  todayInSeoul,
  type Coupon,
  type StorageDeliveryInput,
  type StoragePrice,
} from "@damadum/domain";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { inTransaction } from "../../db/transaction.ts";
import { couponOfDraft } from "../../money/coupon/draft-coupon.ts";
import { couponTypes } from "../order-state/order-coupon.ts";
import { requireDeliverable } from "../contract-state/require-deliverable.ts";
import { availableBoxes } from "../box/stock-boxes.ts";

export function requireValidDelivery(
  { clock }: Pick<Services, "clock">,
  input: StorageDeliveryInput,
): void {
  throwIssues(checkStorageDeliveryInput(input, todayInSeoul(clock())));
}

/** Prices a valid delivery by today's price list. */
export function priceStorageDelivery(
  services: Pick<Services, "clock">,
  input: StorageDeliveryInput,
  coupon: Coupon | undefined,
): StoragePrice {
  const priceList = currentStoragePriceList(todayInSeoul(services.clock()));
  return calculateStorageDeliveryPrice(input, { priceList, coupon });
}

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
    await requireDeliverable(tx, await availableBoxes(tx, boxes));
    return priceStorageDelivery(services, input, await couponOfDraft(tx, services, filter));
  });
}
