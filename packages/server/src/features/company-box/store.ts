import type { BoxStatus } from "@damadum/domain";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { CompanyBoxesTable } from "../../db/company-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";

/** A company's box as it is stored. */
export type CompanyBoxRow = Selectable<CompanyBoxesTable>;

/** Most rows in one statement: each has 15 values, and PostgreSQL takes 65,535. */
const ROWS_AT_ONCE = 1000;

export async function insertBoxes(
  tx: Tx,
  boxes: readonly Insertable<CompanyBoxesTable>[],
): Promise<void> {
  for (let from = 0; from < boxes.length; from += ROWS_AT_ONCE) {
    const rows = boxes.slice(from, from + ROWS_AT_ONCE);
    await tx.insertInto("company_boxes").values(rows).execute();
  }
}

/** A box of this company; null also when it is another company's. */
export async function findOwnBox(
  db: Connection,
  { cpboxId, companyId }: { readonly cpboxId: string; readonly companyId: string },
): Promise<CompanyBoxRow | null> {
  const row = await db
    .selectFrom("company_boxes")
    .selectAll()
    .where("id", "=", cpboxId)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** The company's box with this serial; null also when it is another company's. */
export async function findOwnBoxBySerial(
  db: Connection,
  { serial, companyId }: { readonly serial: string; readonly companyId: string },
): Promise<CompanyBoxRow | null> {
  const row = await db
    .selectFrom("company_boxes")
    .selectAll()
    .where("serial", "=", serial)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** Those of the boxes that are this company's, the newest first. */
export function findOwnBoxes(
  db: Connection,
  { cpboxIds, companyId }: { readonly cpboxIds: readonly string[]; readonly companyId: string },
): Promise<readonly CompanyBoxRow[]> {
  return db
    .selectFrom("company_boxes")
    .selectAll()
    .where("id", "in", cpboxIds)
    .where("company_id", "=", companyId)
    .orderBy("number", "desc")
    .execute();
}

/** Boxes by their numbers, the newest first. */
export async function findBoxesByNumber(
  db: Connection,
  { companyId, numbers }: { readonly companyId: string; readonly numbers: readonly number[] },
): Promise<readonly CompanyBoxRow[]> {
  if (numbers.length === 0) return [];
  return db
    .selectFrom("company_boxes")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("number", "in", numbers)
    .orderBy("number", "desc")
    .execute();
}

/** Those of the numbers whose box has the part in its search form, the newest first. */
export async function findNumbersWith(
  db: Connection,
  wanted: {
    readonly companyId: string;
    readonly numbers: readonly number[];
    readonly column: "search_jamo" | "search_choseong";
    readonly part: string;
  },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("company_boxes")
    .select("number")
    .where("company_id", "=", wanted.companyId)
    .where("number", "in", wanted.numbers)
    .where(sql<boolean>`strpos(${sql.ref(wanted.column)}, ${wanted.part}) > 0`)
    .orderBy("number", "desc")
    .execute();
  return rows.map(({ number }) => number);
}

/** What a list of expiring boxes is narrowed to. */
export interface ExpiringWanted {
  readonly companyId: string;
  /** The last retention day that counts as soon. */
  readonly until: string;
  readonly department: string | null;
  readonly search: {
    readonly column: "search_jamo" | "search_choseong";
    readonly part: string;
  } | null;
}

const expiring = (db: Connection, { companyId, until, department, search }: ExpiringWanted) => {
  let query = db
    .selectFrom("company_boxes")
    .where("company_id", "=", companyId)
    .where("status", "=", "STORED")
    .where("retention_until", "is not", null)
    .where("retention_until", "<=", until);
  if (department !== null) query = query.where("department", "=", department);
  if (search !== null) {
    query = query.where(sql<boolean>`strpos(${sql.ref(search.column)}, ${search.part}) > 0`);
  }
  return query;
};

/** Stored boxes that must be decided on, those with the least time first. */
export function findExpiring(
  db: Connection,
  wanted: ExpiringWanted & {
    readonly after: { readonly day: string; readonly number: number } | null;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<readonly CompanyBoxRow[]> {
  const { after, offset, limit } = wanted;
  let query = expiring(db, wanted).selectAll();
  if (after !== null) {
    query = query.where(
      sql<boolean>`(retention_until, number) > (${after.day}::date, ${after.number}::int)`,
    );
  }
  return query.orderBy("retention_until").orderBy("number").limit(limit).offset(offset).execute();
}

export async function countExpiring(
  db: Connection,
  wanted: ExpiringWanted,
  most: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(expiring(db, wanted).select("id").limit(most).as("counted"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function updateBox(
  tx: Tx,
  boxId: string,
  changes: Updateable<CompanyBoxesTable>,
): Promise<void> {
  await tx.updateTable("company_boxes").set(changes).where("id", "=", boxId).execute();
}

export async function updateStatuses(
  tx: Tx,
  {
    boxIds,
    status,
    now,
  }: { readonly boxIds: readonly string[]; readonly status: BoxStatus; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("company_boxes")
    .set({ status, updated_at: now })
    .where("id", "in", boxIds)
    .execute();
}

export function findCounts(db: Connection, companyId: string) {
  return db
    .selectFrom("company_box_counts")
    .select(["filter", "boxes"])
    .where("company_id", "=", companyId)
    .execute();
}

/** How many stored boxes are kept no longer than until a day. */
export async function countStoredUntil(
  db: Connection,
  { companyId, until }: { readonly companyId: string; readonly until: string },
): Promise<number> {
  const { boxes } = await db
    .selectFrom("company_retention_counts")
    .select((eb) => eb.fn.sum<number | null>("boxes").as("boxes"))
    .where("company_id", "=", companyId)
    .where("retention_until", "<=", until)
    .executeTakeFirstOrThrow();
  return boxes ?? 0;
}
