import type { StorageOrderType } from "@damadum/domain";
import { readListPage, type PageRequest } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { namedBoxesColumn, orderMoneyColumns } from "../order-state/store.ts";

/** One page of a member's storage orders, of one type or of all, newest first. */
export async function listStorageOrders(
  { db }: Pick<Services, "db">,
  filter: {
    readonly userId: string;
    readonly type: StorageOrderType | undefined;
    readonly page: PageRequest;
  },
) {
  const { userId, type, page } = filter;
  let orders = db.selectFrom("storage_orders").where("user_id", "=", userId);
  if (type !== undefined) orders = orders.where("type", "=", type);
  const ordered = orders
    .selectAll("storage_orders")
    .select(orderMoneyColumns(db))
    .select(namedBoxesColumn(db))
    .orderBy("storage_orders.created_at", "desc")
    .orderBy("storage_orders.id", "desc");
  return readListPage(db, ordered, page);
}
