import type { StorageContractStatus, StorageOrderStatus } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import { orderMoneyColumns } from "../../storage/order-state/store.ts";
import { readPage, type PageOptions } from "../../db/read-page.ts";

/** Storage orders of all members with their money and the customer's name, newest first. */
export function findStorageOrders(
  db: Database,
  { status, ...page }: PageOptions & { readonly status?: StorageOrderStatus | undefined },
) {
  let query = db
    .selectFrom("storage_orders")
    .innerJoin("users", "users.id", "storage_orders.user_id")
    .selectAll("storage_orders")
    .select("users.name as customer_name")
    .select(orderMoneyColumns(db));
  if (status !== undefined) query = query.where("storage_orders.status", "=", status);
  return readPage(db, query, { order: { by: "created_at" }, page });
}

/** Storage contracts of all members, newest first. */
export function findStorageContracts(
  db: Database,
  { status, ...page }: PageOptions & { readonly status?: StorageContractStatus | undefined },
) {
  let query = db
    .selectFrom("storage_contracts as contract")
    .innerJoin("users", "users.id", "contract.user_id")
    .selectAll("contract")
    .select("users.name as customer_name");
  if (status !== undefined) query = query.where("contract.status", "=", status);
  return readPage(db, query, { order: { by: "created_at" }, page });
}
