import type { StorageOrderType } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { countOrders, findOrderPage } from "./order-store.ts";

/** One page of a member's storage orders, of one type or of all, newest first. */
export async function listStorageOrders(
  { db }: Pick<Services, "db">,
  filter: {
    readonly userId: string;
    readonly type: StorageOrderType | undefined;
    readonly page: number;
    readonly limit: number;
  },
) {
  const items = await findOrderPage(db, filter);
  const total = await countOrders(db, filter);
  return { items, ...total };
}
