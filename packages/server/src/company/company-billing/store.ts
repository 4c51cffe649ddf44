import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type {
  CompanyInvoicesTable,
  CompanyPaymentsTable,
  InvoiceLinesTable,
} from "../../db/company-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { ledgerColumns } from "../../money/ledger/ledger-columns.ts";
import { ProblemError } from "../../http/problem-error.ts";

export type InvoiceRow = Selectable<CompanyInvoicesTable>;
export type CompanyPaymentRow = Selectable<CompanyPaymentsTable>;

export type InvoicedPayment = CompanyPaymentRow & { readonly invoice_status: InvoiceRow["status"] };

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

const notFound = () => new ProblemError("not_found");

/** Any company's invoice; throws `not_found` when there is none. */
export function findInvoice(db: Connection, id: string): Promise<InvoiceRow> {
  return db
    .selectFrom("company_invoices")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow(notFound);
}

/** What the ledger of an invoice is computed from, as columns of a query over invoices. */
export const invoiceMoneyColumns = (db: Connection) =>
  ledgerColumns(db, {
    kind: "COMPANY_PAYMENT",
    id: "company_invoices.cpayment_id",
    serial: null,
  });

export function findWholeInvoice(db: Connection, id: string) {
  return db
    .selectFrom("company_invoices")
    .selectAll("company_invoices")
    .select(invoiceMoneyColumns(db))
    .where("id", "=", id)
    .executeTakeFirstOrThrow(notFound);
}

export function findInvoiceLines(db: Connection, invoiceId: string) {
  return db
    .selectFrom("invoice_lines")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .orderBy("position")
    .execute();
}

/** Records a line's credit, in won: without VAT, its VAT, and both. */
export async function creditLine(
  tx: Tx,
  credit: {
    readonly line: Pick<Selectable<InvoiceLinesTable>, "invoice_id" | "position">;
    readonly creditAmount: number;
    readonly vatAmount: number;
    readonly totalAmount: number;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  const { line, creditAmount, vatAmount, totalAmount, reason, now } = credit;
  await tx
    .updateTable("invoice_lines")
    .set({
      credit_amount: creditAmount,
      credit_vat_amount: vatAmount,
      credit_reason: reason,
      credited_at: now,
    })
    .where("invoice_id", "=", line.invoice_id)
    .where("position", "=", line.position)
    .execute();
  await tx
    .updateTable("company_invoices")
    .set((eb) => ({ credited_amount: eb("credited_amount", "+", totalAmount) }))
    .where("id", "=", line.invoice_id)
    .execute();
}

/** Whether the company has an invoice of this month that was not cancelled. */
export async function isBilled(
  tx: Tx,
  { companyId, month }: { readonly companyId: string; readonly month: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom("company_invoices")
    .select("id")
    .where("company_id", "=", companyId)
    .where("month", "=", month)
    .where("status", "!=", "CANCEL")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateInvoice(
  db: Connection,
  id: string,
  changes: Updateable<CompanyInvoicesTable>,
): Promise<void> {
  await db.updateTable("company_invoices").set(changes).where("id", "=", id).execute();
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

export function recordTaxInvoice(
  db: Database,
  id: string,
  { number, day }: { readonly number: string; readonly day: string },
): Promise<void> {
  return updateInvoice(db, id, { tax_number: number, tax_date: day });
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

/** Ends the automatic charging of every invoice that a company has so far. */
export async function endChargingOf(tx: Tx, companyId: string): Promise<void> {
  await tx
    .updateTable("company_invoices")
    .set({ charge_on: null })
    .where("company_id", "=", companyId)
    .where("charge_on", "is not", null)
    .execute();
}

/** Any company's payment; throws `not_found` when there is none. */
export function findCompanyPayment(db: Connection, id: string): Promise<InvoicedPayment> {
  return db
    .selectFrom("company_payments")
    .innerJoin("company_invoices", "company_invoices.id", "company_payments.invoice_id")
    .selectAll("company_payments")
    .select("company_invoices.status as invoice_status")
    .where("company_payments.id", "=", id)
    .executeTakeFirstOrThrow(notFound);
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

/** The invoices of a company of which its own payments do not cover all, with their money: links may cover the rest. */
export function findInvoicesLacking(db: Connection, companyId: string) {
  return db
    .selectFrom("company_invoices")
    .innerJoin("company_payments as asked", "asked.id", "company_invoices.cpayment_id")
    .selectAll("company_invoices")
    .select(invoiceMoneyColumns(db))
    .where("company_invoices.company_id", "=", companyId)
    .where("company_invoices.status", "!=", "CANCEL")
    .where((eb) => eb("asked.paid_amount", "<", eb("total_amount", "-", eb.ref("credited_amount"))))
    .execute();
}
