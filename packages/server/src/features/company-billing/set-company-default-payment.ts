import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { getOwnBillingKey } from "../billing-key/get-own-billing-key.ts";
import type { CompanyUser } from "../company/company-of.ts";
import { findDefaultPayment } from "../company/default-payment.ts";
import { lockCompany } from "../company/lock-company.ts";
import { setDefaultPayment } from "../company/set-default-payment.ts";
import { lockMember } from "../member/lock-member.ts";
import { endChargingOf } from "./store.ts";

/**
 * The company pays new invoices with this way to pay of the caller's own. Nobody agreed to that for invoices that came before a first
 * one was set: they are paid by hand.
 */
export async function setCompanyDefaultPayment(
  { db }: Pick<Services, "db">,
  {
    user: { userId, companyId },
    paymentId,
  }: { readonly user: CompanyUser; readonly paymentId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Whoever deletes it locks the member too: it is deleted, or the company pays with it, never both.
    await lockCompany(tx, companyId);
    await lockMember(tx, userId);
    await getOwnBillingKey(tx, { paymentId, userId });
    if ((await findDefaultPayment(tx, companyId)) === null) await endChargingOf(tx, companyId);
    await setDefaultPayment(tx, { companyId, userId, paymentId });
  });
}
