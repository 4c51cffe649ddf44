import type { Services } from "../../services.ts";
import {
  deletePreparation,
  findAbandoned,
  findToRemove,
  markRemoved,
  findBillingKeys,
  findOwnBillingKey,
  makeDefault,
  markDeleted,
  expirePreparationsOf,
} from "./store.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import type { WithdrawalStep } from "../../subject/composition.ts";

/** Deletes the billing keys here; the worker removes deleted and abandoned ones at the provider. */
export const billingKeyWithdrawal: WithdrawalStep = {
  async forget(tx, { userId, now }) {
    for (const { payment_id: paymentId } of await findBillingKeys(tx, userId)) {
      await markDeleted(tx, paymentId, now);
    }
    await expirePreparationsOf(tx, { userId, now });
  },
};

type Needs = Pick<Services, "db" | "clock" | "billingKeys" | "log">;

/** Removes deleted billing keys at the provider. A failure is logged and retried in the next run. */
export async function removeBillingKeys({ db, clock, billingKeys, log }: Needs): Promise<void> {
  for (const { payment_id: paymentId, customer_uid: customerUid } of await findToRemove(db)) {
    try {
      await billingKeys.remove(customerUid);
      await markRemoved(db, paymentId, clock());
    } catch (err) {
      log.warn({ err, paymentId }, "billing key not removed at the provider, will be tried again");
    }
  }
}

/** The same for keys that were registered in a window from which no request followed. */
export async function removeAbandonedBillingKeys(services: Needs): Promise<void> {
  const { db, clock, billingKeys, log } = services;
  for (const { customer_uid: customerUid } of await findAbandoned(db, clock())) {
    try {
      await billingKeys.remove(customerUid);
      await deletePreparation(db, customerUid);
    } catch (err) {
      log.warn({ err }, "abandoned billing key not removed, will be tried again");
    }
  }
}

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
