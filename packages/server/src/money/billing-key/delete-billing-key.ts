import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { removeBillingKeys } from "./remove-billing-keys.ts";
import { findBillingKeys, findOwnBillingKey, makeDefault, markDeleted } from "./store.ts";

/**
 * Deletes a billing key unless something still charges it. Nothing is charged to it from here on; if the
 * provider does not respond now, the worker removes it there later.
 */
export async function deleteBillingKey(
  services: Pick<Services, "db" | "clock" | "billingKeys" | "billingKeyUses" | "log">,
  own: { readonly paymentId: string; readonly userId: string },
): Promise<void> {
  const { db, clock, billingKeyUses } = services;
  await inTransaction(db, async (tx) => {
    await lockMember(tx, own.userId);
    const key = await findOwnBillingKey(tx, own);
    if (key === null) throw new ProblemError("not_found");
    const { payment_id: paymentId } = key;
    if ((await billingKeyUses.findInUse(tx, [paymentId])).has(paymentId)) {
      throw new ProblemError("billing_key_in_use");
    }
    await markDeleted(tx, paymentId, clock());
    const [next] = await findBillingKeys(tx, own.userId);
    if (key.is_default && next !== undefined) await makeDefault(tx, next.payment_id);
  });
  await removeBillingKeys(services);
}
