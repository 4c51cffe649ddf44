import type { StorageOrderStatus } from "@damadum/domain";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { compiledOnce } from "../../db/compiled-once.ts";
import type { StorageOrdersTable } from "../../db/storage-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { historyColumn } from "../../subject/history.ts";
import { ledgerColumns } from "../../money/ledger/ledger-columns.ts";

export type StorageOrder = Selectable<StorageOrdersTable>;

/** Stores the order; false when its serial is taken. */
export async function insertOrder(tx: Tx, order: Insertable<StorageOrdersTable>): Promise<boolean> {
  const row = await tx
    .insertInto("storage_orders")
    .values(order)
    .onConflict((conflict) => conflict.constraint("storage_orders_serial_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOrderBoxes(
  tx: Tx,
  orderId: string,
  serials: readonly string[],
): Promise<void> {
  if (serials.length === 0) return;
  const rows = serials.map((serial) => ({ order_id: orderId, box_serial: serial }));
  await tx.insertInto("storage_order_boxes").values(rows).execute();
}

const ordersBy = (db: Connection, key: "id" | "serial" | "user_id", value: string) =>
  db.selectFrom("storage_orders").selectAll().where(key, "=", value);
const notFound = () => new ProblemError("not_found");

/** What the ledger of an order is computed from, as columns of a query over orders. */
export const orderMoneyColumns = (db: Connection) =>
  ledgerColumns(db, {
    kind: "STORAGE_ORDER",
    id: "storage_orders.id",
    serial: "storage_orders.serial",
  });

/** The states of the boxes that an order names, as a column of a query over orders; a first order names none. */
export const namedBoxesColumn = (db: Connection) =>
  jsonArrayFrom(
    db
      .selectFrom("storage_order_boxes")
      .innerJoin("boxes", "boxes.serial", "storage_order_boxes.box_serial")
      .select("boxes.status")
      .where("storage_order_boxes.order_id", "=", sql.ref<string>("storage_orders.id")),
  ).as("named_boxes");

/** The boxes assigned to a first order, or those that a later order names, as a column of a query over orders. */
const boxesColumn = (db: Connection) =>
  jsonArrayFrom(
    db
      .selectFrom("boxes")
      .select(["boxes.serial", "boxes.status"])
      .where((eb) => {
        const id = sql.ref<string>("storage_orders.id");
        const named = eb
          .selectFrom("storage_order_boxes")
          .select("box_serial")
          .where("order_id", "=", id);
        // As an array, each side of the alternative uses its index.
        return eb.or([
          eb("boxes.order_id", "=", id),
          eb("boxes.serial", "=", eb.fn.any(sql<readonly string[]>`array(${named})`)),
        ]);
      })
      .orderBy("boxes.serial"),
  ).as("boxes");

const wholeOrderBy = (key: "id" | "serial") =>
  compiledOnce((db, value: (name: "key") => string) =>
    db
      .selectFrom("storage_orders")
      .selectAll("storage_orders")
      .select(orderMoneyColumns(db))
      .select(historyColumn<StorageOrderStatus>(db, "STORAGE_ORDER", "storage_orders.id"))
      .select(boxesColumn(db))
      .where(key, "=", value("key")),
  );
const wholeOrders = { id: wholeOrderBy("id"), serial: wholeOrderBy("serial") };

/** An order with its money, history and boxes; throws not_found when there is none. */
export async function findWholeOrder(db: Connection, key: "id" | "serial", value: string) {
  const order = await wholeOrders[key](db, { key: value });
  if (order === undefined) throw notFound();
  return order;
}

export function findWholeOrdersOf(db: Connection, userId: string) {
  return db
    .selectFrom("storage_orders")
    .selectAll("storage_orders")
    .select(orderMoneyColumns(db))
    .where("user_id", "=", userId)
    .execute();
}

export type WholeOrder = Awaited<ReturnType<typeof findWholeOrder>>;

/** The order, locked until the transaction ends. Take this lock before any other. */
export function lockOrderById(tx: Tx, orderId: string): Promise<StorageOrder> {
  return ordersBy(tx, "id", orderId).forUpdate().executeTakeFirstOrThrow();
}

/** Any member's order; throws not_found when there is none. */
export function findOrderBySerial(db: Connection, serial: string): Promise<StorageOrder> {
  return ordersBy(db, "serial", serial).executeTakeFirstOrThrow(notFound);
}

/** The same, locked. */
export function lockOrderBySerial(tx: Tx, serial: string): Promise<StorageOrder> {
  return ordersBy(tx, "serial", serial).forUpdate().executeTakeFirstOrThrow(notFound);
}

export async function updateOrder(
  tx: Tx,
  orderId: string,
  changes: Updateable<StorageOrdersTable>,
): Promise<void> {
  await tx.updateTable("storage_orders").set(changes).where("id", "=", orderId).execute();
}

/** Adds to the paid amount; a refund is negative. */
export async function addPaidAmount(tx: Tx, orderId: string, amount: number): Promise<void> {
  await tx
    .updateTable("storage_orders")
    .set((eb) => ({ paid_amount: eb("paid_amount", "+", amount) }))
    .where("id", "=", orderId)
    .execute();
}

export function findNamedBoxes(db: Connection, orderId: string) {
  return db
    .selectFrom("storage_order_boxes")
    .innerJoin("boxes", "boxes.serial", "storage_order_boxes.box_serial")
    .select(["boxes.id", "boxes.serial", "boxes.status", "boxes.contract_id"])
    .where("storage_order_boxes.order_id", "=", orderId)
    .orderBy("boxes.serial")
    .execute();
}

/** All orders of a member, locked in the order of their ids. */
export function lockOrdersOf(tx: Tx, userId: string): Promise<readonly StorageOrder[]> {
  return ordersBy(tx, "user_id", userId).orderBy("id").forUpdate().execute();
}

/** Locks the unpaid orders that name one of these boxes, skipping those locked by a payment under way. */
export function lockUnpaidOrdersOfBoxes(
  tx: Tx,
  { serials, exceptId }: { readonly serials: readonly string[]; readonly exceptId: string },
): Promise<readonly StorageOrder[]> {
  return tx
    .selectFrom("storage_orders")
    .selectAll()
    .where("id", "!=", exceptId)
    .where("status", "in", ["QUOTED", "WAIT"])
    .where("id", "in", (eb) =>
      eb.selectFrom("storage_order_boxes").select("order_id").where("box_serial", "in", serials),
    )
    .orderBy("id")
    .forUpdate()
    .skipLocked()
    .execute();
}
