import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findCompanyIdOf, updateCompany } from "./store.ts";

/** Makes a billing key a locked company's default; the caller has checked that it is the user's own. */
export async function setDefaultPayment(
  tx: Tx,
  input: { readonly companyId: string; readonly userId: string; readonly paymentId: string },
): Promise<void> {
  const { companyId, userId, paymentId } = input;
  // They may have been removed from the company since the request was authorized.
  if ((await findCompanyIdOf(tx, userId)) !== companyId) throw new ProblemError("forbidden");
  await updateCompany(tx, companyId, {
    default_payment_id: paymentId,
    default_payment_user_id: userId,
  });
}

/** Leaves a locked company without a default: its invoices are paid by hand. */
export async function clearDefaultPayment(tx: Tx, companyId: string): Promise<void> {
  await updateCompany(tx, companyId, { default_payment_id: null, default_payment_user_id: null });
}
