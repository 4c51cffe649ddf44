import type { Connection, Tx } from "../../db/tables.ts";
import { clearDefaultPaymentOf, findCompany, findDefaultsAmong } from "./store.ts";

/** A company's default billing key and the user who owns it; null when none is set. */
export async function findDefaultPayment(
  db: Connection,
  companyId: string,
): Promise<{ readonly paymentId: string; readonly userId: string } | null> {
  const company = await findCompany(db, companyId);
  const { default_payment_id: paymentId = null, default_payment_user_id: userId = null } =
    company ?? {};
  return paymentId === null || userId === null ? null : { paymentId, userId };
}

/** Returns the billing keys among these with which a company pays its invoices. */
export function companyDefaultsAmong(
  db: Connection,
  paymentIds: readonly string[],
): Promise<readonly string[]> {
  return findDefaultsAmong(db, paymentIds);
}

/** Clears the default billing key of any company that pays with this user's. */
export function forgetDefaultPaymentOf(tx: Tx, userId: string): Promise<void> {
  return clearDefaultPaymentOf(tx, userId);
}
