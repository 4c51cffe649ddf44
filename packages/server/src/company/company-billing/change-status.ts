import {
  canTransition,
  companyInvoiceStatus,
  companyPaymentStatus,
  type CompanyInvoiceStatus,
  type CompanyPaymentStatus,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import {
  updateCompanyPayment,
  updateInvoice,
  type CompanyPaymentRow,
  type InvoiceRow,
} from "./store.ts";

/** Changes an invoice of a locked company and writes its history; false when the transition is not allowed. */
export async function changeInvoiceStatus(
  tx: Tx,
  { id, status }: Pick<InvoiceRow, "id" | "status">,
  { to, ...by }: Cause & { readonly to: CompanyInvoiceStatus },
): Promise<boolean> {
  if (!canTransition(companyInvoiceStatus, status, to, by.actor)) return false;
  // One that is cancelled keeps the day on which it was paid.
  const changes = to === "PAID" ? { paid_at: by.now } : to === "ISSUED" ? { paid_at: null } : {};
  await updateInvoice(tx, id, { status: to, ...changes });
  await writeHistory(tx, { ...by, subject: companySubject.invoice(id), from: status, to });
  return true;
}

/** Changes a payment of a locked company and writes its history; false when the transition is not allowed. */
export async function changePaymentStatus(
  tx: Tx,
  { id, status }: Pick<CompanyPaymentRow, "id" | "status">,
  {
    to,
    changes = {},
    ...by
  }: Cause & {
    readonly to: CompanyPaymentStatus;
    readonly changes?: Partial<
      Pick<CompanyPaymentRow, "payment_id" | "failure_reason" | "paid_at">
    >;
  },
): Promise<boolean> {
  if (!canTransition(companyPaymentStatus, status, to, by.actor)) return false;
  await updateCompanyPayment(tx, id, { ...changes, status: to });
  await writeHistory(tx, { ...by, subject: companySubject.payment(id), from: status, to });
  return true;
}
