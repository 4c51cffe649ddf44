import type { StorageOrderType } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { countOrders, findOrderPage } from "./order-store.ts";

/** One page of a member's storage orders, of one type or of all, the newest first. */
export async function listStorageOrders(
  { db }: Pick<Services, "db">,
  wanted: {
    readonly userId: string;
    readonly type: StorageOrderType | undefined;
    readonly page: number;
    readonly limit: number;
  },
) {
  const items = await findOrderPage(db, wanted);
  const total = await countOrders(db, wanted);
  return { items, ...total };
}
