import type { BoxStatus } from "@damadum/domain";
import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type Updateable,
} from "kysely";
import type { searchColumns } from "../../db/search-text.ts";
import type { BoxesTable } from "../../db/box-tables.ts";
import type { Connection, Database, Tables, Tx } from "../../db/tables.ts";
import { readPage, type Page, type PageOptions } from "../../db/read-page.ts";

/** A box without its search columns, which only queries use. */
export type Box = Omit<Selectable<BoxesTable>, "search_jamo" | "search_choseong">;

const COLUMNS = [
  "id",
  "serial",
  "status",
  "user_id",
  "order_id",
  "order_serial",
  "contract_id",
  "assigned_at",
  "name",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof Box)[];

const boxesBy = (db: Connection, key: "id" | "serial", value: string) =>
  db.selectFrom("boxes").select(COLUMNS).where(key, "=", value);

export async function findBox(db: Connection, serial: string): Promise<Box | null> {
  return (await boxesBy(db, "serial", serial).executeTakeFirst()) ?? null;
}

export function findBoxById(db: Connection, id: string): Promise<Box> {
  return boxesBy(db, "id", id).executeTakeFirstOrThrow();
}

export async function lockBox(tx: Tx, serial: string): Promise<Box | null> {
  return (await boxesBy(tx, "serial", serial).forUpdate().executeTakeFirst()) ?? null;
}

/** The boxes with these serials, locked in the order of their ids. */
export async function lockBoxes(tx: Tx, serials: readonly string[]): Promise<Box[]> {
  if (serials.length === 0) return [];
  return tx
    .selectFrom("boxes")
    .select(COLUMNS)
    .where("serial", "in", serials)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** The boxes that a member's first order was assigned, or that a later one names, oldest first. */
export function findBoxesOfOwnOrder(
  db: Connection,
  { orderSerial, userId }: { readonly orderSerial: string; readonly userId: string },
): Promise<Box[]> {
  return db
    .selectFrom("boxes")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where((eb) =>
      eb.or([
        eb("order_serial", "=", orderSerial),
        eb(
          "serial",
          "in",
          eb
            .selectFrom("storage_order_boxes as named")
            .innerJoin("storage_orders as later", "later.id", "named.order_id")
            .where("later.serial", "=", orderSerial)
            .where("later.user_id", "=", userId)
            .select("named.box_serial"),
        ),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** Up to `count` boxes in stock, oldest first, skipping those that another transaction has locked. */
export function lockStock(tx: Tx, count: number): Promise<Box[]> {
  return tx
    .selectFrom("boxes")
    .select(COLUMNS)
    .where("user_id", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Inserts the boxes whose serial is free; returns the serials of those. */
export async function insertBoxes(
  tx: Tx,
  boxes: readonly Insertable<BoxesTable>[],
): Promise<readonly string[]> {
  const rows = await tx
    .insertInto("boxes")
    .values(boxes)
    .onConflict((conflict) => conflict.constraint("boxes_serial_key").doNothing())
    .returning("serial")
    .execute();
  return rows.map(({ serial }) => serial);
}

export async function updateBoxes(
  tx: Tx,
  ids: readonly string[],
  changes: Updateable<BoxesTable>,
): Promise<void> {
  await tx.updateTable("boxes").set(changes).where("id", "in", ids).execute();
}

/** Stores names of boxes with their search columns. */
export async function updateBoxTexts(
  tx: Tx,
  boxes: readonly (Pick<Box, "id" | "name"> & ReturnType<typeof searchColumns>)[],
  now: Date,
): Promise<void> {
  await sql`
    update boxes as box set name = row.name, search_jamo = row.search_jamo,
      search_choseong = row.search_choseong, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(boxes)}::jsonb) as row
      (id uuid, name text, search_jamo text, search_choseong text)
    where box.id = row.id`.execute(tx);
}

/** The serial, state and contract of every box of an order, a contract or a member, oldest first. */
export function findBoxesBy(
  db: Connection,
  // Each has an index.
  key: "order_id" | "contract_id" | "user_id",
  value: string,
): Promise<Pick<Box, "id" | "serial" | "status" | "contract_id" | "order_id">[]> {
  return db
    .selectFrom("boxes")
    .select(["id", "serial", "status", "contract_id", "order_id"])
    .where(key, "=", value)
    .orderBy("id")
    .execute();
}

/** The state of every box of these contracts. */
export function findBoxStatuses(db: Connection, contractIds: readonly string[]) {
  return db
    .selectFrom("boxes")
    .select((eb) => [eb.ref("contract_id").$notNull().as("contract_id"), "status" as const])
    .where("contract_id", "in", contractIds)
    .execute();
}

/** All boxes, stock included, newest first. */
export function findNewestBoxes(
  db: Database,
  filter: PageOptions & {
    readonly status?: BoxStatus | undefined;
    readonly orderSerial?: string | undefined;
    readonly inStock: boolean;
  },
): Promise<Page<Box>> {
  const { status, orderSerial, inStock, ...page } = filter;
  let query = db.selectFrom("boxes").select(COLUMNS);
  if (status !== undefined) query = query.where("status", "=", status);
  if (orderSerial !== undefined) query = query.where("order_serial", "=", orderSerial);
  if (inStock) query = query.where("user_id", "is", null);
  return readPage(db, query, { order: { by: "created_at" }, page });
}

export async function countStock(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("boxes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a box was its member's from the start, so that no empty one is delivered. */
export function ownBoxIn(eb: ExpressionBuilder<Tables, "boxes">) {
  return eb.exists(
    eb
      .selectFrom("storage_orders")
      .select("storage_orders.id")
      .whereRef("storage_orders.id", "=", "boxes.order_id")
      .where(sql<boolean>`storage_orders.request -> 'draft' ->> 'useBoxes' = 'false'`),
  );
}

export async function isOwnBox(db: Connection, boxId: string): Promise<boolean> {
  const row = await db
    .selectFrom("boxes")
    .select((eb) => ownBoxIn(eb).as("is_own"))
    .where("id", "=", boxId)
    .executeTakeFirstOrThrow();
  return Boolean(row.is_own);
}
