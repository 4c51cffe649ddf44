import { canTransition, companyPaymentStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockCompany } from "../company/lock-company.ts";
import { findCompanyPayment, type CompanyPaymentRow } from "./store.ts";

/** Locks the company of a payment and returns the payment, read again under the lock. */
export async function lockCompanyPayment(tx: Tx, cpaymentId: string): Promise<CompanyPaymentRow> {
  const { company_id: companyId } = await findCompanyPayment(tx, cpaymentId);
  await lockCompany(tx, companyId);
  return findCompanyPayment(tx, cpaymentId);
}

/** Locks this company and returns its payment; throws `not_found` for another company's. */
export async function lockOwnPayment(
  tx: Tx,
  { cpaymentId, companyId }: { readonly cpaymentId: string; readonly companyId: string },
): Promise<CompanyPaymentRow> {
  await lockCompany(tx, companyId);
  const payment = await findCompanyPayment(tx, cpaymentId);
  if (payment.company_id !== companyId) throw new ProblemError("not_found");
  return payment;
}

/** Throws `already_paid`, or `state_conflict` for a cancelled payment, unless the payment can still be paid. */
export function requirePayable({ status }: Pick<CompanyPaymentRow, "status">): void {
  if (canTransition(companyPaymentStatus, status, "PAID", "SYSTEM")) return;
  throw new ProblemError(status === "CANCEL" ? "state_conflict" : "already_paid");
}
