import type { StorageOrderStatus } from "@damadum/domain";
import type { Services } from "../../services.ts";

/** Storage orders of all members with who made them for an operator, the newest first. */
export function listAllOrders(
  { db }: Pick<Services, "db">,
  { status, limit }: { readonly status: StorageOrderStatus | undefined; readonly limit: number },
) {
  let query = db
    .selectFrom("storage_orders")
    .innerJoin("users", "users.id", "storage_orders.user_id")
    .selectAll("storage_orders")
    .select("users.name as customer_name");
  if (status !== undefined) query = query.where("storage_orders.status", "=", status);
  return query
    .orderBy("storage_orders.created_at", "desc")
    .orderBy("storage_orders.id")
    .limit(limit)
    .execute();
}
