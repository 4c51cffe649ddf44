import type { Tx } from "../../db/tables.ts";
import { bySystem, type Cause } from "../../subject/history.ts";
import { changeWorkStatus } from "./change-work-status.ts";
import { findWorksOfInvoice, updateWork } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/**
 * Confirmed works of a locked company that no invoice contains, or whose invoice was cancelled or refunded, the oldest
 * first.
 */
export function listWorksToBill(tx: Tx, companyId: string): Promise<readonly CompanyWorkRow[]> {
  return tx
    .selectFrom("company_works")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("invoice_id", "is", null)
    .where("status", "in", ["CONFIRM", "INVOICE_COMPLETE", "PAYMENT", "COMPLETE"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Puts works on an invoice; a work whose first invoice was cancelled already has a later status. */
export async function billWorks(
  tx: Tx,
  works: readonly CompanyWorkRow[],
  {
    invoiceId,
    cpaymentId,
    ...by
  }: Cause & { readonly invoiceId: string; readonly cpaymentId: string },
): Promise<void> {
  for (const work of works) {
    await updateWork(tx, work.id, { invoice_id: invoiceId, cpayment_id: cpaymentId });
    if (work.status === "CONFIRM") {
      await changeWorkStatus(tx, work, { ...by, to: "INVOICE_COMPLETE" });
    }
  }
}

/** Releases the works of a cancelled invoice, so that the next one contains them. */
export async function unbillWorks(tx: Tx, invoiceId: string): Promise<void> {
  for (const work of await findWorksOfInvoice(tx, invoiceId)) {
    await updateWork(tx, work.id, { invoice_id: null, cpayment_id: null });
  }
}

/** Marks the works of a paid invoice as paid. */
export async function markWorksPaid(tx: Tx, invoiceId: string, now: Date): Promise<void> {
  for (const work of await findWorksOfInvoice(tx, invoiceId)) {
    // A work that was paid and refunded before may have advanced meanwhile.
    if (work.status !== "INVOICE_COMPLETE") continue;
    await changeWorkStatus(tx, work, { ...bySystem(now), to: "PAYMENT" });
  }
}
