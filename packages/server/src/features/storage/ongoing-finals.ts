import type { StorageOrderStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { StorageContract } from "./contract-store.ts";

/** An order that ends boxes has been accepted, and the boxes are not gone yet. */
const underWay: readonly StorageOrderStatus[] = ["PAYMENT", "CONFIRM", "DELIVERING", "DISPOSING"];

function ongoingFinals(db: Connection, contractId: string) {
  return db
    .selectFrom("storage_orders")
    .select("box_count")
    .where("contract_id", "=", contractId)
    .where("type", "in", ["FINAL_AND_DELIVERY_ORDER", "FINAL_AND_DISPOSAL_ORDER"])
    .where("status", "in", underWay)
    .execute();
}

/** Whether an order that ends its storage has been accepted for this box. */
export async function isInOngoingFinal(db: Connection, boxSerial: string): Promise<boolean> {
  const row = await db
    .selectFrom("storage_orders")
    .innerJoin("storage_order_boxes as named", "named.order_id", "storage_orders.id")
    .select("storage_orders.id")
    .where("named.box_serial", "=", boxSerial)
    .where("type", "in", ["FINAL_AND_DELIVERY_ORDER", "FINAL_AND_DISPOSAL_ORDER"])
    .where("status", "in", underWay)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether boxes of it are leaving for good. */
export async function isEnding(db: Connection, contractId: string): Promise<boolean> {
  return (await ongoingFinals(db, contractId)).length > 0;
}

/** What boxes are to cost or give back was agreed on with their order: the contract stays as it was until they are gone. */
export async function requireNotEnding(db: Connection, contractId: string): Promise<void> {
  if (await isEnding(db, contractId)) throw new ProblemError("state_conflict", { about: "ending" });
}

/** Whether one order ends all boxes that are left. What is owed up to its last day was paid with it. */
export async function isEndingCompletely(
  db: Connection,
  { id, left_count: left }: Pick<StorageContract, "id" | "left_count">,
): Promise<boolean> {
  const finals = await ongoingFinals(db, id);
  return finals.some(({ box_count: count }) => count === left);
}
