import { sql } from "kysely";
import type { BoxStatus } from "@damadum/domain";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { CompanyBoxesTable } from "../../db/company-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

export type CompanyBoxRow = Selectable<CompanyBoxesTable>;

const notFound = () => new ProblemError("not_found");

/** Maximum rows in one statement: each has 15 parameters, and PostgreSQL accepts 65,535. */
const ROW_BATCH_SIZE = 1000;

export async function insertBoxes(
  tx: Tx,
  boxes: readonly Insertable<CompanyBoxesTable>[],
): Promise<void> {
  for (let from = 0; from < boxes.length; from += ROW_BATCH_SIZE) {
    const rows = boxes.slice(from, from + ROW_BATCH_SIZE);
    await tx.insertInto("company_boxes").values(rows).execute();
  }
}

/** Any company's box; throws `not_found` when there is none. */
export function findBoxBy(
  db: Connection,
  key: "id" | "serial",
  value: string,
): Promise<CompanyBoxRow> {
  return db
    .selectFrom("company_boxes")
    .selectAll()
    .where(key, "=", value)
    .executeTakeFirstOrThrow(notFound);
}

/** A box of this company; throws `not_found` for another company's. */
export async function findOwnBox(
  db: Connection,
  { cpboxId, companyId }: { readonly cpboxId: string; readonly companyId: string },
): Promise<CompanyBoxRow> {
  const box = await findBoxBy(db, "id", cpboxId);
  if (box.company_id !== companyId) throw notFound();
  return box;
}

/** The boxes among these that unfinished work, other than `exceptWork`, has reserved, whatever their state. */
export async function findReservedBoxes(
  db: Connection,
  boxIds: readonly string[],
  exceptWork?: string,
): Promise<readonly string[]> {
  if (boxIds.length === 0) return [];
  let query = db
    .selectFrom("company_work_boxes")
    .select("box_id")
    .where("box_id", "in", boxIds)
    .where("arrived", "=", false);
  if (exceptWork !== undefined) query = query.where("work_id", "!=", exceptWork);
  return (await query.execute()).map(({ box_id: id }) => id);
}

export async function withReservations<Row extends { readonly id: string }>(
  db: Connection,
  boxes: readonly Row[],
): Promise<readonly (Row & { readonly isReserved: boolean })[]> {
  const found = await findReservedBoxes(
    db,
    boxes.map(({ id }) => id),
  );
  const reserved = new Set(found);
  return boxes.map((box) => ({ ...box, isReserved: reserved.has(box.id) }));
}

export async function updateBox(
  tx: Tx,
  boxId: string,
  changes: Updateable<CompanyBoxesTable>,
): Promise<void> {
  await tx.updateTable("company_boxes").set(changes).where("id", "=", boxId).execute();
}

export function findOwnBoxesBySerial(
  db: Connection,
  { serials, companyId }: { readonly serials: readonly string[]; readonly companyId: string },
) {
  return db
    .selectFrom("company_boxes")
    .select(["id", "serial", "status", "name", "department", "contents", "retention_until"])
    .where("serial", "in", serials)
    .where("company_id", "=", companyId)
    .execute();
}

/** What is written about a box, with its search columns. */
export type BoxTexts = Pick<
  CompanyBoxRow,
  "id" | "name" | "department" | "contents" | "retention_until" | "search_jamo" | "search_choseong"
>;

export async function updateBoxTexts(
  tx: Tx,
  { boxes, now }: { readonly boxes: readonly BoxTexts[]; readonly now: Date },
): Promise<void> {
  for (let from = 0; from < boxes.length; from += ROW_BATCH_SIZE) {
    const rows = JSON.stringify(boxes.slice(from, from + ROW_BATCH_SIZE));
    await sql`
      update company_boxes as box
      set name = row.name, department = row.department, contents = row.contents,
        retention_until = row.retention_until, search_jamo = row.search_jamo,
        search_choseong = row.search_choseong, updated_at = ${now}
      from jsonb_to_recordset(${rows}::jsonb) as row
        (id uuid, name text, department text, contents text, retention_until date,
          search_jamo text, search_choseong text)
      where box.id = row.id`.execute(tx);
  }
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
