import {
  calculateStoragePrice,
  checkStorageOrderInput,
  currentStoragePriceList,
  todayInSeoul,
  type Coupon,
  type StorageOrderInput,
  type StoragePrice,
} from "@damadum/domain";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";

/** Throws the issues of a first order that breaks a rule. */
export function requireValidOrder(
  { clock }: Pick<Services, "clock">,
  input: StorageOrderInput,
): void {
  throwIssues(checkStorageOrderInput(input, todayInSeoul(clock())));
}

/** Prices a valid first order by today's price list. */
export function priceStorageOrder(
  services: Pick<Services, "clock">,
  input: StorageOrderInput,
  coupon: Coupon | undefined,
): StoragePrice {
  const priceList = currentStoragePriceList(todayInSeoul(services.clock()));
  return calculateStoragePrice(input, { priceList, coupon });
}
