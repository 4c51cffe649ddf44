import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { orUnavailable } from "../../providers/or-unavailable.ts";
import { addBillingKey } from "./add-billing-key.ts";
import { requireRoomForKey } from "./require-room-for-key.ts";
import { findPreparation, findRegistered } from "./store.ts";

/**
 * Stores the key that the member registered in the provider's window, after asking the provider about it. The same
 * `customerUid` again returns the same key; the first one becomes the default.
 */
export async function createBillingKey(
  services: Pick<Services, "db" | "clock" | "ids" | "billingKeys" | "billingKeyUses">,
  request: { readonly userId: string; readonly customerUid: string },
) {
  const { db, clock, billingKeys, billingKeyUses } = services;
  const { userId, customerUid } = request;
  const { method, expires_at: expiresAt } = await findPreparation(db, request);
  const known = await orUnavailable(billingKeys.find(customerUid));
  const key = await inTransaction(db, async (tx) => {
    await lockMember(tx, userId);
    const earlier = await findRegistered(tx, customerUid);
    if (earlier?.deleted_at === null) return earlier;
    // Deleted since, cancelled in the window, or expired.
    if (earlier !== null || known === null || expiresAt <= clock()) {
      throw new ProblemError("state_conflict");
    }
    await requireRoomForKey(tx, userId);
    return addBillingKey(tx, services, { userId, customerUid, method, card: known });
  });
  await billingKeyUses.chargeAgain(db, { userId, now: clock() });
  const inUse = await billingKeyUses.findInUse(db, [key.payment_id]);
  return { ...key, inUse: inUse.has(key.payment_id) };
}
