import type { StorageContractStatus, StorageOrderStatus } from "@damadum/domain";
import { sql } from "kysely";
import type { Database } from "../../db/tables.ts";
import { orderMoneyColumns } from "../../storage/order-state/store.ts";
import { readPage, type PageOptions } from "../../db/read-page.ts";

/** Not joined: a count then needs nothing but an index. */
const customerName = (db: Database, userId: string) =>
  db
    .selectFrom("users")
    .select("name")
    .where("id", "=", sql.ref<string>(userId))
    .as("customer_name");

/** Storage orders of all members with their money and the customer's name, newest first. */
export function findStorageOrders(
  db: Database,
  { status, ...page }: PageOptions & { readonly status?: StorageOrderStatus | undefined },
) {
  let query = db
    .selectFrom("storage_orders")
    .selectAll("storage_orders")
    .select(customerName(db, "storage_orders.user_id"))
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
    .selectAll("contract")
    .select(customerName(db, "contract.user_id"));
  if (status !== undefined) query = query.where("contract.status", "=", status);
  return readPage(db, query, { order: { by: "created_at" }, page });
}
