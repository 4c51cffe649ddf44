import {
  calculateStorageDeliveryPrice,
  checkStorageDeliveryInput,
  currentStoragePriceList,
  todayInSeoul,
  type StorageDeliveryInput,
  type StoragePrice,
} from "@damadum/domain";
import { refuseIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { couponOf } from "./storage-coupon.ts";

/** What bringing boxes costs by the list that holds today; refuses a draft that breaks a rule. */
export function priceStorageDelivery(
  { clock }: Pick<Services, "clock">,
  input: StorageDeliveryInput,
): StoragePrice {
  const today = todayInSeoul(clock());
  refuseIssues(checkStorageDeliveryInput(input, today));
  const coupon = couponOf(input.couponId);
  const priceList = currentStoragePriceList(today);
  return calculateStorageDeliveryPrice(input, { priceList, coupon });
}
