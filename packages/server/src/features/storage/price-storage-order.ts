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

/** Refuses a first order that breaks a rule. */
export function requireValidOrder(
  { clock }: Pick<Services, "clock">,
  input: StorageOrderInput,
): void {
  throwIssues(checkStorageOrderInput(input, todayInSeoul(clock())));
}

/** What a first order costs by the list that holds today. The draft has to keep the rules. */
export function priceStorageOrder(
  services: Pick<Services, "clock">,
  input: StorageOrderInput,
  coupon: Coupon | undefined,
): StoragePrice {
  const priceList = currentStoragePriceList(todayInSeoul(services.clock()));
  return calculateStoragePrice(input, { priceList, coupon });
}
