import type { Tx } from "../../db/tables.ts";
import type { ProviderCard } from "../../providers/payment/payment-provider.ts";
import type { Services } from "../../services.ts";
import { lockMemberIfAny } from "../../account/member/lock-member.ts";
import { providerMethodOf, type Payment } from "./payment.ts";
import { addBillingKey } from "../billing-key/add-billing-key.ts";
import { findOwnBillingKey, findRegistered } from "../billing-key/store.ts";

/**
 * The billing key behind a payment that arrived: the registered one that was charged, or the one that the
 * window registered along with the payment, stored with its card. Null for a one-time payment, and when the
 * member has left or deleted the key meanwhile.
 */
export async function registerPaidKey(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  { payment, card }: { readonly payment: Payment; readonly card: ProviderCard },
): Promise<string | null> {
  const { billing_key_id: charged, customer_uid: customerUid, user_id: userId } = payment;
  if (userId === null) return null;
  if (charged !== null) return lockKey(tx, { paymentId: charged, userId });
  if (customerUid === null || (await lockMemberIfAny(tx, userId)) === null) return null;
  const earlier = await findRegistered(tx, customerUid);
  if (earlier !== null) return earlier.deleted_at === null ? earlier.payment_id : null;
  const method = providerMethodOf(payment);
  const key = await addBillingKey(tx, services, { userId, customerUid, method, card });
  return key.payment_id;
}

/** The charged key, protected from deletion by the member's lock; null when it is gone. */
async function lockKey(
  tx: Tx,
  own: { readonly paymentId: string; readonly userId: string },
): Promise<string | null> {
  if ((await lockMemberIfAny(tx, own.userId)) === null) return null;
  return (await findOwnBillingKey(tx, own))?.payment_id ?? null;
}
