import type { Insertable, Updateable } from "kysely";
import type { CompanyWorksTable } from "../../db/company-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { CompanyWorkRow } from "./work-row.ts";

export async function insertWork(tx: Tx, work: Insertable<CompanyWorksTable>): Promise<void> {
  await tx.insertInto("company_works").values(work).execute();
}

const notFound = () => new ProblemError("not_found");

/** Any company's work; throws `not_found` when there is none. */
export function findWork(db: Connection, wkId: string): Promise<CompanyWorkRow> {
  return db
    .selectFrom("company_works")
    .selectAll()
    .where("id", "=", wkId)
    .executeTakeFirstOrThrow(notFound);
}

/** Work of this company; throws `not_found` for another company's. */
export async function findOwnWork(
  db: Connection,
  { wkId, companyId }: { readonly wkId: string; readonly companyId: string },
): Promise<CompanyWorkRow> {
  const work = await findWork(db, wkId);
  if (work.company_id !== companyId) throw notFound();
  return work;
}

export function findWorksOfInvoice(
  db: Connection,
  invoiceId: string,
): Promise<readonly CompanyWorkRow[]> {
  return db
    .selectFrom("company_works")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .orderBy("id")
    .execute();
}

export async function updateWork(
  tx: Tx,
  wkId: string,
  changes: Updateable<CompanyWorksTable>,
): Promise<void> {
  await updateWorks(tx, [wkId], changes);
}

export async function updateWorks(
  tx: Tx,
  ids: readonly string[],
  changes: Updateable<CompanyWorksTable>,
): Promise<void> {
  await tx.updateTable("company_works").set(changes).where("id", "in", ids).execute();
}

export async function countBoxesToMake(db: Connection, cid: string): Promise<number> {
  const { boxes } = await db
    .selectFrom("company_works")
    .select((eb) => eb.fn.sum<number | null>("box_count").as("boxes"))
    .where("contract_id", "=", cid)
    .where("status", "=", "WAIT")
    .where("makes_boxes", "=", true)
    .executeTakeFirstOrThrow();
  return boxes ?? 0;
}
