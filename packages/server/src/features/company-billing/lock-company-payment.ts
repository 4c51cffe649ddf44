import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockCompany } from "../company/lock-company.ts";
import { findCompanyPayment, type CompanyPaymentRow } from "./store.ts";

/** Locks the company of a payment and returns the payment, read again under the lock. */
export async function lockCompanyPayment(tx: Tx, cpaymentId: string): Promise<CompanyPaymentRow> {
  const found = await findCompanyPayment(tx, cpaymentId);
  if (found === null) throw new ProblemError("not_found");
  await lockCompany(tx, found.company_id);
  const payment = await findCompanyPayment(tx, cpaymentId);
  if (payment === null) throw new ProblemError("not_found");
  return payment;
}

/** Locks this company and returns its payment; throws `not_found` for another company's. */
export async function lockOwnPayment(
  tx: Tx,
  { cpaymentId, companyId }: { readonly cpaymentId: string; readonly companyId: string },
): Promise<CompanyPaymentRow> {
  await lockCompany(tx, companyId);
  const payment = await findCompanyPayment(tx, cpaymentId);
  if (payment?.company_id !== companyId) throw new ProblemError("not_found");
  return payment;
}
