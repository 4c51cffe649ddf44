import { paymentMethods } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import type { Payment } from "../payment/payment.ts";
import { findBillingKeys, findRegistered, insertBillingKey, lockBillingKeysOf } from "./store.ts";

/**
 * The way to pay behind a payment that arrived: the registered one that was charged, or the one that the
 * window registered with it. Null for a payment of one time.
 */
export async function registerPaidKey(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  payment: Payment,
): Promise<string | null> {
  const { billing_key_id: charged, customer_uid: customerUid, user_id: userId } = payment;
  if (charged !== null || customerUid === null || userId === null) return charged;
  await lockBillingKeysOf(tx, userId);
  const earlier = await findRegistered(tx, customerUid);
  if (earlier !== null) return earlier.payment_id;
  const others = await findBillingKeys(tx, userId);
  const key = await insertBillingKey(tx, {
    payment_id: ids.uuid(),
    user_id: userId,
    customer_uid: customerUid,
    method: payment.method,
    name: paymentMethods[payment.method].label,
    masked_number: null,
    is_default: others.length === 0,
    created_at: clock(),
  });
  return key.payment_id;
}
