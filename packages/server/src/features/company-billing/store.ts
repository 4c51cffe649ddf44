import type { CompanyInvoiceStatus } from "@damadum/domain";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type {
  CompanyInvoicesTable,
  CompanyPaymentsTable,
  InvoiceLinesTable,
} from "../../db/company-tables.ts";
import { countLimited, type ListTotal } from "../../db/count-limited.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";

export type InvoiceRow = Selectable<CompanyInvoicesTable>;
export type CompanyPaymentRow = Selectable<CompanyPaymentsTable>;

export async function insertInvoice(
  tx: Tx,
  invoice: Insertable<CompanyInvoicesTable>,
  lines: readonly Insertable<InvoiceLinesTable>[],
): Promise<void> {
  await tx.insertInto("company_invoices").values(invoice).execute();
  await tx.insertInto("invoice_lines").values(lines).execute();
}

export async function insertCompanyPayment(
  tx: Tx,
  payment: Insertable<CompanyPaymentsTable>,
): Promise<void> {
  await tx.insertInto("company_payments").values(payment).execute();
}

/** The next invoice number of a month, starting at 1. */
export async function nextInvoiceNumber(tx: Tx, month: string): Promise<number> {
  const { last } = await tx
    .insertInto("invoice_numbers")
    .values({ month, last: 1 })
    .onConflict((conflict) =>
      conflict.column("month").doUpdateSet({ last: sql<number>`invoice_numbers.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

/** An invoice of this company; null also when it is another company's. */
export async function findOwnInvoice(
  db: Connection,
  { id, companyId }: { readonly id: string; readonly companyId: string },
): Promise<InvoiceRow | null> {
  const row = await db
    .selectFrom("company_invoices")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findInvoice(db: Connection, id: string): Promise<InvoiceRow | null> {
  const row = await db
    .selectFrom("company_invoices")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export function findInvoiceLines(db: Connection, invoiceId: string) {
  return db
    .selectFrom("invoice_lines")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .orderBy("position")
    .execute();
}

/** Filters of a list of invoices; `from` and `to` are months. */
export interface InvoiceFilter {
  readonly companyId: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly status: CompanyInvoiceStatus | undefined;
}

const invoicesOf = (db: Connection, { companyId, from, to, status }: InvoiceFilter) => {
  let query = db.selectFrom("company_invoices").where("company_id", "=", companyId);
  if (from !== undefined) query = query.where("month", ">=", from);
  if (to !== undefined) query = query.where("month", "<=", to);
  if (status !== undefined) query = query.where("status", "=", status);
  return query;
};

export function findInvoicePage(
  db: Database,
  filter: InvoiceFilter & { readonly page: number; readonly limit: number },
): Promise<readonly InvoiceRow[]> {
  return invoicesOf(db, filter)
    .selectAll()
    .orderBy("issued_at", "desc")
    .orderBy("id", "desc")
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
}

export function countInvoices(db: Database, filter: InvoiceFilter): Promise<ListTotal> {
  return countLimited(db, invoicesOf(db, filter).select("id"));
}

export async function updateInvoice(
  tx: Tx,
  id: string,
  changes: Updateable<CompanyInvoicesTable>,
): Promise<void> {
  await tx.updateTable("company_invoices").set(changes).where("id", "=", id).execute();
}

/** Invoices that were due before a day and are not paid. */
export async function findLateInvoices(
  db: Database,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<readonly InvoiceRow[]> {
  return db
    .selectFrom("company_invoices")
    .selectAll()
    .where("status", "=", "ISSUED")
    .where("due_date", "<", today)
    .orderBy("due_date")
    .limit(limit)
    .execute();
}

/** Stores the number and the day of the electronic tax invoice. */
export async function recordTaxInvoice(
  db: Database,
  id: string,
  { number, day }: { readonly number: string; readonly day: string },
): Promise<void> {
  await db
    .updateTable("company_invoices")
    .set({ tax_number: number, tax_date: day })
    .where("id", "=", id)
    .execute();
}

/** Takes an invoice whose charge day has come and postpones that day, so that only one worker charges it. */
export async function takeInvoiceToCharge(
  db: Connection,
  { today, next }: { readonly today: string; readonly next: string },
): Promise<InvoiceRow | null> {
  const due = db
    .selectFrom("company_invoices")
    .select("id")
    .where("charge_on", "<=", today)
    .orderBy("charge_on")
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable("company_invoices")
    .set({ charge_on: next })
    .where("id", "in", due)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Ends the automatic charging of an invoice. */
export async function endCharging(db: Connection, id: string): Promise<void> {
  await db.updateTable("company_invoices").set({ charge_on: null }).where("id", "=", id).execute();
}

/** Ends the automatic charging of every invoice that a company has so far. */
export async function endChargingOf(tx: Tx, companyId: string): Promise<void> {
  await tx
    .updateTable("company_invoices")
    .set({ charge_on: null })
    .where("company_id", "=", companyId)
    .where("charge_on", "is not", null)
    .execute();
}

export async function findCompanyPayment(
  db: Connection,
  id: string,
): Promise<CompanyPaymentRow | null> {
  const row = await db
    .selectFrom("company_payments")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export function findPaymentPage(
  db: Database,
  {
    companyId,
    page,
    limit,
  }: { readonly companyId: string; readonly page: number; readonly limit: number },
): Promise<readonly CompanyPaymentRow[]> {
  return db
    .selectFrom("company_payments")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export function countPayments(db: Database, companyId: string): Promise<ListTotal> {
  return countLimited(
    db,
    db.selectFrom("company_payments").select("id").where("company_id", "=", companyId),
  );
}

export async function updateCompanyPayment(
  tx: Tx,
  id: string,
  changes: Updateable<CompanyPaymentsTable>,
): Promise<void> {
  await tx.updateTable("company_payments").set(changes).where("id", "=", id).execute();
}

/** Adds to the paid amount; a refund is negative. */
export async function addPaidAmount(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .updateTable("company_payments")
    .set((eb) => ({ paid_amount: eb("paid_amount", "+", amount) }))
    .where("id", "=", id)
    .execute();
}

/** Whether an invoice issued since then and not cancelled has a line for the contract. */
export async function isBilledSince(
  db: Connection,
  { cid, since }: { readonly cid: string; readonly since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("invoice_lines as line")
    .innerJoin("company_invoices as invoice", "invoice.id", "line.invoice_id")
    .select("invoice.id")
    .where("line.contract_id", "=", cid)
    .where("invoice.issued_at", ">=", since)
    .where("invoice.status", "!=", "CANCEL")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the company has a payment that is still due. */
export async function hasUnpaidInvoices(db: Connection, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom("company_payments")
    .select("id")
    .where("company_id", "=", companyId)
    .where("status", "in", ["WAIT", "FAILED"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
