import type { StorageOrderStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findHistory } from "../../subject/history.ts";
import { boxesOfOrder } from "../box/boxes-of.ts";
import { listPayments } from "../payment/list-payments.ts";
import { findNamedBoxes, findOrder, findOrderBySerial, type StorageOrder } from "./order-store.ts";
import { subjectOfOrder } from "./subject-of-order.ts";

/** An order with everything that is shown with it. */
export type StorageOrderView = Awaited<ReturnType<typeof completeOrderView>>;

export async function viewOrder(db: Connection, orderId: string): Promise<StorageOrderView> {
  return completeOrderView(db, await findOrder(db, orderId));
}

/** The member's order of any type; throws not_found for another member's. */
export async function viewOwnOrder(
  db: Connection,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<StorageOrderView> {
  const order = await findOrderBySerial(db, serial);
  if (order.user_id !== userId) throw new ProblemError("not_found");
  return completeOrderView(db, order);
}

async function completeOrderView(db: Connection, order: StorageOrder) {
  const subject = subjectOfOrder(order.id);
  return {
    order,
    boxes: await boxesOf(db, order),
    payments: await listPayments(db, subject),
    history: await findHistory<StorageOrderStatus>(db, subject),
  };
}

/** The boxes assigned to a first order, or those that a later order names. */
export async function boxesOf(db: Connection, order: Pick<StorageOrder, "id" | "type">) {
  return order.type === "FIRST_TIME_ORDER"
    ? boxesOfOrder(db, order.id)
    : findNamedBoxes(db, order.id);
}
