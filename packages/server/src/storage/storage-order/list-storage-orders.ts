import type { StorageOrderType } from "@damadum/domain";
import { countLimited } from "../../db/count-limited.ts";
import type { Services } from "../../services.ts";
import { namedBoxesColumn, orderMoneyColumns } from "../order-state/store.ts";

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
  const { userId, type, page, limit } = filter;
  let orders = db.selectFrom("storage_orders").where("user_id", "=", userId);
  if (type !== undefined) orders = orders.where("type", "=", type);
  const items = await orders
    .selectAll("storage_orders")
    .select(orderMoneyColumns(db))
    .select(namedBoxesColumn(db))
    .orderBy("storage_orders.created_at", "desc")
    .orderBy("storage_orders.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items, ...(await countLimited(db, orders.select("id"))) };
}
