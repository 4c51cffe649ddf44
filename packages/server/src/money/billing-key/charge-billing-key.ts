import { ProblemError } from "../../http/problem-error.ts";
import type { ProviderPayment } from "../../providers/payment/payment-provider.ts";
import type { Services } from "../../services.ts";
import { orUnavailable, ProviderDeclined } from "../../providers/or-unavailable.ts";
import { findOwnBillingKey } from "./store.ts";

/** An amount to charge to a registered billing key. */
export interface BillingKeyOrder {
  readonly userId: string;
  readonly paymentId: string;
  /** Identifies the order at the provider, which never charges the same one twice. */
  readonly merchantUid: string;
  /** Won. */
  readonly amount: number;
  /** What the customer reads on the statement. */
  readonly name: string;
}

/**
 * Charges immediately and returns the attempt, paid or failed. Throws `not_found` when the member has no such
 * key. Call it outside a transaction with the payment already stored: without a response (503) it is unknown
 * whether money moved, and the provider has to be asked by `merchantUid`.
 */
export async function chargeBillingKey(
  { db, billingKeys, payments }: Pick<Services, "db" | "billingKeys" | "payments">,
  order: BillingKeyOrder,
): Promise<ProviderPayment> {
  const { userId, paymentId, merchantUid, amount, name } = order;
  const key = await findOwnBillingKey(db, { paymentId, userId });
  if (key === null) throw new ProblemError("not_found");
  const charge = { customerUid: key.customer_uid, merchantUid, amount, name };
  return orUnavailable(
    billingKeys.charge(charge).catch(async (error: unknown) => {
      // The provider also declines an order that an earlier attempt charged if its response was lost.
      const earlier =
        error instanceof ProviderDeclined ? await payments.findByMerchantUid(merchantUid) : null;
      if (earlier === null) throw error;
      return earlier;
    }),
  );
}
