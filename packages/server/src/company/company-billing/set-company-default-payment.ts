import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { getOwnBillingKey } from "../../money/billing-key/get-own-billing-key.ts";
import type { CompanyUser } from "../company/company-of.ts";
import { findDefaultPayment } from "../company/default-payment.ts";
import { lockCompany } from "../company/lock-company.ts";
import { clearDefaultPayment, setDefaultPayment } from "../company/set-default-payment.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { endChargingOf } from "./store.ts";

/**
 * Makes the caller's billing key the company's default for new invoices. Invoices issued before the first default was
 * set are paid by hand, because nobody agreed to charging them. Without a key, any user of the company ends the charging.
 */
export async function setCompanyDefaultPayment(
  { db }: Pick<Services, "db">,
  {
    user: { userId, companyId },
    paymentId,
  }: { readonly user: CompanyUser; readonly paymentId: string | null },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Deleting a key locks the member too, so that a key is never both deleted and the company's default.
    await lockCompany(tx, companyId);
    if (paymentId === null) return clearDefaultPayment(tx, companyId);
    await lockMember(tx, userId);
    await getOwnBillingKey(tx, { paymentId, userId });
    if ((await findDefaultPayment(tx, companyId)) === null) await endChargingOf(tx, companyId);
    await setDefaultPayment(tx, { companyId, userId, paymentId });
  });
}
