import type { BoxStatus, SearchWanted } from "@damadum/domain";
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

const SEARCH_COLUMN = { jamo: "search_jamo", choseong: "search_choseong" } as const;

/** Whether a box has the text. */
export function hasText({ form, part }: SearchWanted) {
  return sql<boolean>`strpos(${sql.ref(SEARCH_COLUMN[form])}, ${part}) > 0`;
}

/** Those of the numbers whose box has the text, the newest first. */
export async function findNumbersWith(
  db: Connection,
  wanted: {
    readonly companyId: string;
    readonly numbers: readonly number[];
    readonly text: SearchWanted;
  },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("company_boxes")
    .select("number")
    .where("company_id", "=", wanted.companyId)
    .where("number", "in", wanted.numbers)
    .where(hasText(wanted.text))
    .orderBy("number", "desc")
    .execute();
  return rows.map(({ number }) => number);
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
