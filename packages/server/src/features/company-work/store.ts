import { type Insertable } from "kysely";
import type { CompanyWorkStatus } from "@damadum/domain";
import type { CompanyWorksTable } from "../../db/company-tables.ts";
import { countLimited, type ListTotal } from "../../db/count-limited.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import type { CompanyWorkRow } from "./work-row.ts";

export async function insertWork(tx: Tx, work: Insertable<CompanyWorksTable>): Promise<void> {
  await tx.insertInto("company_works").values(work).execute();
}

/** Work of this company; null also when it is another company's. */
export async function findOwnWork(
  db: Connection,
  { wkId, companyId }: { readonly wkId: string; readonly companyId: string },
): Promise<CompanyWorkRow | null> {
  const row = await db
    .selectFrom("company_works")
    .selectAll()
    .where("id", "=", wkId)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** Any work; for the operator. */
export async function findWork(db: Connection, wkId: string): Promise<CompanyWorkRow | null> {
  const row = await db
    .selectFrom("company_works")
    .selectAll()
    .where("id", "=", wkId)
    .executeTakeFirst();
  return row ?? null;
}

/** Which of a company's works a list shows; an undefined field filters nothing. */
export interface WorkListFilter {
  readonly companyId: string;
  readonly statuses?: readonly CompanyWorkStatus[] | undefined;
  /** Works in these states come before the others. */
  readonly first?: readonly CompanyWorkStatus[] | undefined;
  /** Only works with a visit from this day on, the nearest first. */
  readonly visitFrom?: string | undefined;
}

function filtered(db: Database, { companyId, statuses, visitFrom }: WorkListFilter) {
  let query = db.selectFrom("company_works").where("company_id", "=", companyId);
  if (statuses !== undefined) query = query.where("status", "in", statuses);
  if (visitFrom !== undefined) query = query.where("appointment_date", ">=", visitFrom);
  return query;
}

/** Works in the order of the list, then the newest first. */
export function findWorkPage(
  db: Database,
  filter: WorkListFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly CompanyWorkRow[]> {
  const { first, visitFrom } = filter;
  let query = filtered(db, filter).selectAll().limit(limit).offset(offset);
  if (first !== undefined) {
    query = query.orderBy((eb) => eb("status", "in", first), "desc");
  }
  if (visitFrom !== undefined) {
    query = query.orderBy("appointment_date").orderBy("appointment_time");
  }
  return query.orderBy("created_at", "desc").orderBy("id", "desc").execute();
}

export function countWorks(db: Database, filter: WorkListFilter): Promise<ListTotal> {
  return countLimited(db, filtered(db, filter).select("id"));
}

/** Confirmed works that no invoice contains, or whose invoice was cancelled or refunded, the oldest first. */
export function findWorksToBill(
  db: Connection,
  companyId: string,
): Promise<readonly CompanyWorkRow[]> {
  return db
    .selectFrom("company_works")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("invoice_id", "is", null)
    .where("status", "in", ["CONFIRM", "INVOICE_COMPLETE", "PAYMENT", "COMPLETE"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
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

/** Records the invoice and the payment that bill the work; null for none. */
export async function setBill(
  tx: Tx,
  wkId: string,
  bill: { readonly invoice_id: string | null; readonly cpayment_id: string | null },
): Promise<void> {
  await tx.updateTable("company_works").set(bill).where("id", "=", wkId).execute();
}

/** Number of boxes that unconfirmed works of this contract will make. */
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

/** Whether work of a contract waits for the operator or has boxes on their way. */
export async function hasOngoingWork(
  db: Connection,
  { cid, companyId }: { readonly cid: string; readonly companyId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("company_works")
    .select("id")
    .where("company_id", "=", companyId)
    .where("contract_id", "=", cid)
    .where((eb) =>
      eb.or([
        eb("status", "=", "WAIT"),
        eb.exists(
          eb
            .selectFrom("company_work_boxes")
            .select("work_id")
            .whereRef("work_id", "=", "company_works.id")
            .where("arrived", "=", false),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateStatus(tx: Tx, wkId: string, status: CompanyWorkStatus): Promise<void> {
  await tx.updateTable("company_works").set({ status }).where("id", "=", wkId).execute();
}

/** Whether a contract has work that was not cancelled. */
export async function hasWork(db: Connection, cid: string): Promise<boolean> {
  const row = await db
    .selectFrom("company_works")
    .select("id")
    .where("contract_id", "=", cid)
    .where("status", "!=", "CANCEL")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
