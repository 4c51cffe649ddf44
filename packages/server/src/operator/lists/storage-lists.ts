import type { StorageContractStatus, StorageOrderStatus } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";

/** Storage orders of all members with the customer's name, newest first. */
export function findStorageOrders(
  db: Database,
  { status, limit }: { readonly status: StorageOrderStatus | undefined; readonly limit: number },
) {
  let query = db
    .selectFrom("storage_orders as order")
    .innerJoin("users", "users.id", "order.user_id")
    .selectAll("order")
    .select("users.name as customer_name");
  if (status !== undefined) query = query.where("order.status", "=", status);
  return query
    .orderBy("order.created_at", "desc")
    .orderBy("order.id", "desc")
    .limit(limit)
    .execute();
}

/** Storage contracts of all members, newest first. */
export function findStorageContracts(
  db: Database,
  { status, limit }: { readonly status: StorageContractStatus | undefined; readonly limit: number },
) {
  let query = db
    .selectFrom("storage_contracts as contract")
    .innerJoin("users", "users.id", "contract.user_id")
    .selectAll("contract")
    .select("users.name as customer_name");
  if (status !== undefined) query = query.where("contract.status", "=", status);
  return query
    .orderBy("contract.created_at", "desc")
    .orderBy("contract.id", "desc")
    .limit(limit)
    .execute();
}
