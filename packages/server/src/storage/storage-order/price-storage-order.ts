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
import { couponOfDraft } from "../../money/coupon/draft-coupon.ts";
import { couponTypes } from "../order-state/order-coupon.ts";

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

/** Prices a first order without storing it. */
export async function calculateStorageOrderAmount(
  services: Pick<Services, "db" | "clock">,
  input: StorageOrderInput,
): Promise<StoragePrice> {
  requireValidOrder(services, input);
  const filter = { couponId: input.couponId, type: couponTypes.FIRST_TIME_ORDER };
  return priceStorageOrder(services, input, await couponOfDraft(services.db, services, filter));
}
