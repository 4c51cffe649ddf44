import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { providerMethodOf, type Payment } from "../payment/payment.ts";
import { insertPreparation } from "./store.ts";

/**
 * The window may have registered a way to pay with money that goes straight back. Nobody will use it: it is removed
 * at the provider like one that was left behind in a window.
 */
export async function abandonPaidKey(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  payment: Payment,
): Promise<void> {
  const { billing_key_id: charged, customer_uid: customerUid, user_id: userId } = payment;
  if (charged !== null || customerUid === null || userId === null) return;
  const now = clock();
  const method = providerMethodOf(payment);
  const preparation = { customer_uid: customerUid, user_id: userId, method };
  await insertPreparation(tx, { ...preparation, created_at: now, expires_at: now });
}
