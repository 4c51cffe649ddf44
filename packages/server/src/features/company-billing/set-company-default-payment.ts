import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { getOwnBillingKey } from "../billing-key/get-own-billing-key.ts";
import type { CompanyUser } from "../company/company-of.ts";
import { lockCompany } from "../company/lock-company.ts";
import { setDefaultPayment } from "../company/set-default-payment.ts";
import { lockMember } from "../member/lock-member.ts";

/** The company pays new invoices with this way to pay of the caller's own. */
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
    await setDefaultPayment(tx, { companyId, userId, paymentId });
  });
}
