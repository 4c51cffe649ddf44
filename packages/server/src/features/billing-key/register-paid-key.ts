import type { Tx } from "../../db/tables.ts";
import type { ProviderCard } from "../../providers/payment/payment-provider.ts";
import type { Services } from "../../services.ts";
import { lockMemberIfAny } from "../member/lock-member.ts";
import { providerMethodOf, type Payment } from "../payment/payment.ts";
import { addBillingKey } from "./add-billing-key.ts";
import { findRegistered } from "./store.ts";

/**
 * The way to pay behind a payment that arrived: the registered one that was charged, or the one that the
 * window registered with it, with the card that it was paid with. Null for a payment of one time, and for
 * a member who has left meanwhile.
 */
export async function registerPaidKey(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  { payment, card }: { readonly payment: Payment; readonly card: ProviderCard },
): Promise<string | null> {
  const { billing_key_id: charged, customer_uid: customerUid, user_id: userId } = payment;
  if (charged !== null || customerUid === null || userId === null) return charged;
  if ((await lockMemberIfAny(tx, userId)) === null) return null;
  const earlier = await findRegistered(tx, customerUid);
  if (earlier !== null) return earlier.payment_id;
  const method = providerMethodOf(payment);
  const key = await addBillingKey(tx, services, { userId, customerUid, method, card });
  return key.payment_id;
}
