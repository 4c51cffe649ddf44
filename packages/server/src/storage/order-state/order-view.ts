import { awaitsStoragePayment } from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { readHistory } from "../../subject/history.ts";
import { boxesOfOrder } from "../box/boxes-of.ts";
import { balanceLinksOf } from "../../money/custom-payment/balance-links.ts";
import type { LedgerColumns } from "../../money/ledger/ledger-columns.ts";
import { ledgerOf } from "../../money/ledger/ledger-of.ts";
import { paymentsOf } from "../../money/ledger/payments-of.ts";
import { findNamedBoxes, findWholeOrder, type StorageOrder, type WholeOrder } from "./store.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";

export type StorageOrderView = ReturnType<typeof completeOrderView>;

export async function viewOrder(db: Connection, orderId: string): Promise<StorageOrderView> {
  return completeOrderView(await findWholeOrder(db, "id", orderId));
}

export async function showOrder(
  { db }: { readonly db: Connection },
  serial: string,
): Promise<StorageOrderView> {
  return completeOrderView(await findWholeOrder(db, "serial", serial));
}

/** The member's order of any type; throws not_found for another member's. */
export async function viewOwnOrder(
  db: Connection,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<StorageOrderView> {
  const order = await findWholeOrder(db, "serial", serial);
  if (order.user_id !== userId) throw new ProblemError("not_found");
  return completeOrderView(order);
}

function completeOrderView(order: WholeOrder) {
  return {
    order,
    boxes: order.boxes,
    payments: paymentsOf(order, { withExtras: false }),
    history: readHistory(order.history),
    ledger: ledgerOfOrder(order),
  };
}

/** The ledger of a storage order, which is paid when it is booked: what goes missing later is due immediately. */
export function ledgerOfOrder(order: LedgerColumns & StorageOrder) {
  const { status, price, created_at: agreedAt } = order;
  const isCancelled = status === "CANCEL";
  const contractRefund = status === "COMPLETE" ? "DONE" : "OPEN";
  return ledgerOf(order, {
    lines: price.lines,
    agreedAt,
    isCancelled,
    isBalanceDue: !awaitsStoragePayment(status),
    refundsLowerPrice: true,
    contractRefund: isCancelled ? "CANCELLED" : contractRefund,
  });
}

/** What is paid of an order's price, by itself and by links, in won. */
export async function paidForOrder(
  db: Connection,
  { id, total_amount: total }: StorageOrder,
): Promise<number> {
  const { balance, writtenOff } = ledgerOfOrder(await findWholeOrder(db, "id", id));
  return Math.max(0, total - balance - writtenOff);
}

/** What an order is paid for: itself, and the links for what it lacks. */
export async function paidSubjectsOfOrder(
  db: Connection,
  orderId: string,
): Promise<readonly PaidSubject[]> {
  return [subjectOfOrder(orderId), ...(await balanceLinksOf(db, [orderId]))];
}

/** The boxes assigned to a first order, or those that a later order names. */
export async function boxesOf(db: Connection, order: Pick<StorageOrder, "id" | "type">) {
  return order.type === "FIRST_TIME_ORDER"
    ? boxesOfOrder(db, order.id)
    : findNamedBoxes(db, order.id);
}
