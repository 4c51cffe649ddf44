import {
  calculateStoragePrice,
  checkStorageOrderInput,
  currentStoragePriceList,
  todayInSeoul,
  type StorageOrderInput,
  type StoragePrice,
} from "@damadum/domain";
import { refuseIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { couponOf } from "./storage-coupon.ts";

/** What a first order would cost by the list that holds today; refuses a draft that breaks a rule. */
export function calculateStorageOrderAmount(
  { clock }: Pick<Services, "clock">,
  input: StorageOrderInput,
): StoragePrice {
  const today = todayInSeoul(clock());
  refuseIssues(checkStorageOrderInput(input, today));
  const coupon = couponOf(input.couponId);
  return calculateStoragePrice(input, { priceList: currentStoragePriceList(today), coupon });
}
