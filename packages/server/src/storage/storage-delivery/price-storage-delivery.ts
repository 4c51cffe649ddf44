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

/** Throws the issues of a delivery that breaks a rule. */
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
