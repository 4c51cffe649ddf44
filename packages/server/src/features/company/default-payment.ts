import type { Connection, Tx } from "../../db/tables.ts";
import { clearDefaultPaymentOf, findCompany, findDefaultsAmong } from "./store.ts";

/** A company's usual way to pay and whose it is; null when it set none. */
export async function findDefaultPayment(
  db: Connection,
  companyId: string,
): Promise<{ readonly paymentId: string; readonly userId: string } | null> {
  const company = await findCompany(db, companyId);
  const { default_payment_id: paymentId = null, default_payment_user_id: userId = null } =
    company ?? {};
  return paymentId === null || userId === null ? null : { paymentId, userId };
}

/** Which of these ways to pay a company pays its invoices with. */
export function companyDefaultsAmong(
  db: Connection,
  paymentIds: readonly string[],
): Promise<readonly string[]> {
  return findDefaultsAmong(db, paymentIds);
}

/** The person goes, and so does what companies paid with. */
export function forgetDefaultPaymentOf(tx: Tx, userId: string): Promise<void> {
  return clearDefaultPaymentOf(tx, userId);
}
