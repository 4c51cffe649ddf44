import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { findDefaultPayment } from "../company/default-payment.ts";
import { lockCompany } from "../company/lock-company.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { endChargingOf } from "./store.ts";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findCompanyIdOf, updateCompany } from "../company/store.ts";
import type { CompanyUser } from "../company/read-company.ts";
import { getOwnBillingKey } from "../../money/billing-key/billing-keys.ts";

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

/** Makes a billing key a locked company's default; the caller has checked that it is the user's own. */
async function setDefaultPayment(
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
async function clearDefaultPayment(tx: Tx, companyId: string): Promise<void> {
  await updateCompany(tx, companyId, { default_payment_id: null, default_payment_user_id: null });
}
