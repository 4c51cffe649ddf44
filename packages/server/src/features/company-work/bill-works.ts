import type { Tx } from "../../db/tables.ts";
import { bySystem, type Cause } from "../../subject/history.ts";
import { changeWorkStatus } from "./change-work-status.ts";
import { findWorksOfInvoice, findWorksToBill, setBill } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/** Confirmed works of a locked company that no invoice holds, the oldest first. */
export function listWorksToBill(tx: Tx, companyId: string): Promise<readonly CompanyWorkRow[]> {
  return findWorksToBill(tx, companyId);
}

/** Puts works on an invoice; one whose first invoice was cancelled is waiting for payment already. */
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
    await setBill(tx, work.id, { invoice_id: invoiceId, cpayment_id: cpaymentId });
    if (work.status === "CONFIRM") {
      await changeWorkStatus(tx, work, { ...by, to: "INVOICE_COMPLETE" });
    }
  }
}

/** The invoice was cancelled: the next one holds its works. */
export async function unbillWorks(tx: Tx, invoiceId: string): Promise<void> {
  for (const work of await findWorksOfInvoice(tx, invoiceId)) {
    await setBill(tx, work.id, { invoice_id: null, cpayment_id: null });
  }
}

/** The invoice is paid, and so is all that it holds. */
export async function markWorksPaid(tx: Tx, invoiceId: string, now: Date): Promise<void> {
  for (const work of await findWorksOfInvoice(tx, invoiceId)) {
    // One that was paid once, and given back, has gone on meanwhile.
    if (work.status !== "INVOICE_COMPLETE") continue;
    await changeWorkStatus(tx, work, { ...bySystem(now), to: "PAYMENT" });
  }
}
