import { maskCardNumber, paymentMethods, type PaymentMethod } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { ProviderCard } from "../../providers/payment/payment-provider.ts";
import type { Services } from "../../services.ts";
import { findBillingKeys, insertBillingKey } from "./store.ts";

/** A billing key that the provider has registered for a member. */
export interface NewBillingKey {
  readonly userId: string;
  readonly customerUid: string;
  readonly method: PaymentMethod;
  readonly card: ProviderCard;
}

/**
 * Stores a billing key under the name that its owner knows: the card's, or the wallet's. The first one becomes
 * the default. The caller has locked the member.
 */
export async function addBillingKey(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  { userId, customerUid, method, card }: NewBillingKey,
) {
  const others = await findBillingKeys(tx, userId);
  const { cardName, cardNumber } = card;
  return insertBillingKey(tx, {
    payment_id: ids.uuid(),
    user_id: userId,
    customer_uid: customerUid,
    method,
    name: (cardName ?? paymentMethods[method].label).slice(0, 60),
    masked_number: cardNumber === null ? null : maskCardNumber(cardNumber),
    is_default: others.length === 0,
    created_at: clock(),
  });
}
