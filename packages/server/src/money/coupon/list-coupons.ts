import { todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { countCoupons, findCouponPage } from "./store.ts";

/** One page of a member's coupons, those that can be used first. */
export async function listCoupons(
  { db, clock }: Pick<Services, "db" | "clock">,
  filter: { readonly userId: string; readonly page: number; readonly limit: number },
) {
  const items = await findCouponPage(db, { ...filter, today: todayInSeoul(clock()) });
  return { items, ...(await countCoupons(db, filter.userId)) };
}
