import type { Connection } from "../../db/tables.ts";
import { findCompany } from "./store.ts";

export { companyDefaultsAmong, forgetDefaultPaymentOf } from "./store.ts";

/** A company's default billing key and the user who owns it; null when none is set. */
export async function findDefaultPayment(
  db: Connection,
  companyId: string,
): Promise<{ readonly paymentId: string; readonly userId: string } | null> {
  const company = await findCompany(db, companyId);
  const { default_payment_id: paymentId, default_payment_user_id: userId } = company;
  return paymentId === null || userId === null ? null : { paymentId, userId };
}
