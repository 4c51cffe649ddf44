import { companyInvoiceRefusals } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import { lockCompany } from "../company/lock-company.ts";
import { findCompanyPayment, type InvoicedPayment } from "./store.ts";

/** Locks the company of a payment and returns the payment, read again under the lock. */
export async function lockCompanyPayment(tx: Tx, cpaymentId: string): Promise<InvoicedPayment> {
  const { company_id: companyId } = await findCompanyPayment(tx, cpaymentId);
  await lockCompany(tx, companyId);
  return findCompanyPayment(tx, cpaymentId);
}

/** Locks this company and returns its payment; throws `not_found` for another company's. */
export async function lockOwnPayment(
  tx: Tx,
  { cpaymentId, companyId }: { readonly cpaymentId: string; readonly companyId: string },
): Promise<InvoicedPayment> {
  await lockCompany(tx, companyId);
  const payment = await findCompanyPayment(tx, cpaymentId);
  if (payment.company_id !== companyId) throw new ProblemError("not_found");
  return payment;
}

/** Throws `already_paid`, or `state_conflict` for a cancelled invoice, unless it can still be paid. */
export function requirePayable({
  invoice_status: status,
}: Pick<InvoicedPayment, "invoice_status">): void {
  requireOpen(companyInvoiceRefusals(status).PAY);
}
