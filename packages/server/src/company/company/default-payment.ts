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

/** The day on which an invoice is paid by itself; null while its company has no payment method for that. */
export async function findChargeDay(
  db: Connection,
  invoice: { readonly company_id: string; readonly charge_on: string | null },
): Promise<string | null> {
  if (invoice.charge_on === null) return null;
  return (await findDefaultPayment(db, invoice.company_id)) && invoice.charge_on;
}
