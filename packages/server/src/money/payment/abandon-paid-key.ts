import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { providerMethodOf, type Payment } from "./payment.ts";
import { insertPreparation } from "../billing-key/store.ts";

/**
 * A payment that is refunded straight away may still have registered a billing key in the provider's window. Nothing
 * will use it: an expired preparation makes it abandoned, so that it is removed at the provider.
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
