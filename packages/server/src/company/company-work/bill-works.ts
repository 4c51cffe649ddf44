import { daysOfMonth, type YearMonth } from "@damadum/domain";
import { partition } from "es-toolkit";
import { sql, type NotNull } from "kysely";
import type { Tx } from "../../db/tables.ts";
import { bySystem, type Cause } from "../../subject/history.ts";
import { changeWorks } from "./change-work-status.ts";
import { findWorksOfInvoice } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/**
 * Works of a locked company that were done in this month and that no invoice contains, the oldest first. Those done in
 * an earlier month whose invoice was issued before they were are among them, as no other invoice will contain them.
 */
export function listWorksToBill(
  tx: Tx,
  { companyId, month }: { readonly companyId: string; readonly month: YearMonth },
): Promise<readonly BilledWork[]> {
  const { first, last } = daysOfMonth(month);
  return worksToBill(tx, companyId)
    .selectAll()
    .$narrowType<{ moved_on: NotNull }>()
    .where("moved_on", "<=", last)
    .where((eb) =>
      eb.or([
        eb("moved_on", ">=", first),
        eb.exists(
          eb
            .selectFrom("company_invoices as invoice")
            .select("invoice.id")
            .whereRef("invoice.company_id", "=", "company_works.company_id")
            .where("invoice.status", "!=", "CANCEL")
            .where("invoice.month", "=", sql<string>`to_char(company_works.moved_on, 'YYYY-MM')`),
        ),
      ]),
    )
    .orderBy("moved_on")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Whether a locked company has confirmed work that will be billed, done or not. */
export async function hasWorksToBill(tx: Tx, companyId: string): Promise<boolean> {
  const work = await worksToBill(tx, companyId).select("id").limit(1).executeTakeFirst();
  return work !== undefined;
}

const worksToBill = (tx: Tx, companyId: string) =>
  tx
    .selectFrom("company_works")
    .where("company_id", "=", companyId)
    .where("invoice_id", "is", null)
    .where("status", "=", "CONFIRM");

export type BilledWork = CompanyWorkRow & { readonly moved_on: string };

export async function billWorks(
  tx: Tx,
  works: readonly CompanyWorkRow[],
  {
    invoiceId,
    cpaymentId,
    ...by
  }: Cause & { readonly invoiceId: string; readonly cpaymentId: string },
): Promise<void> {
  const billedBy = { invoice_id: invoiceId, cpayment_id: cpaymentId };
  await changeWorks(tx, works, { ...by, to: "INVOICE_COMPLETE", billedBy });
}

/**
 * Releases the works of a cancelled invoice: they are confirmed again, and the next invoice contains them. Works whose
 * whole line was credited stay on it, so that they are not billed again.
 */
export async function unbillWorks(tx: Tx, invoiceId: string, now: Date): Promise<void> {
  const by = bySystem(now, "청구서를 거둬들여서 다시 청구해요.");
  const credited = new Set(await findCreditedWorks(tx, invoiceId));
  const works = await findWorksOfInvoice(tx, invoiceId);
  const [settled, left] = partition(works, ({ id }) => credited.has(id));
  const unpaid = settled.filter(({ status }) => status === "INVOICE_COMPLETE");
  await changeWorks(tx, unpaid, { ...bySystem(now), to: "PAYMENT" });
  const billedBy = { invoice_id: null, cpayment_id: null };
  await changeWorks(tx, left, { ...by, to: "CONFIRM", billedBy });
}

/** Works of an invoice for which nothing is left to pay, because their whole line was credited. */
async function findCreditedWorks(tx: Tx, invoiceId: string): Promise<readonly (string | null)[]> {
  const rows = await tx
    .selectFrom("invoice_lines")
    .select("work_id")
    .where("invoice_id", "=", invoiceId)
    .whereRef("credit_amount", "=", "amount")
    .execute();
  return rows.map(({ work_id: id }) => id);
}

export async function markWorksPaid(tx: Tx, invoiceId: string, now: Date): Promise<void> {
  const works = await findWorksOfInvoice(tx, invoiceId);
  await changeWorks(tx, works, { ...bySystem(now), to: "PAYMENT" });
}

/** Marks the works of an invoice whose payment was taken back as unpaid; ended ones stay ended. */
export async function markWorksUnpaid(tx: Tx, invoiceId: string, now: Date): Promise<void> {
  const works = await findWorksOfInvoice(tx, invoiceId);
  const paid = works.filter(({ status }) => status === "PAYMENT");
  await changeWorks(tx, paid, { ...bySystem(now), to: "INVOICE_COMPLETE" });
}
