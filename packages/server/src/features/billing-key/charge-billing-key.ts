import { ProblemError } from "../../http/problem-error.ts";
import type { ProviderPayment } from "../../providers/payment/payment-provider.ts";
import { ProviderDeclined } from "../../providers/provider-errors.ts";
import type { Services } from "../../services.ts";
import { orUnavailable } from "../payment/provider-calls.ts";
import { findOwnBillingKey } from "./store.ts";

/** Money to take with a registered way to pay. */
export interface BillingKeyOrder {
  readonly userId: string;
  readonly paymentId: string;
  /** Names the order at the provider; the same one is never charged twice. */
  readonly merchantUid: string;
  /** Won. */
  readonly amount: number;
  /** What the customer reads on the statement. */
  readonly name: string;
}

/**
 * Takes money at once and answers with the attempt, paid or failed. Not found when the member has no such
 * way to pay. Call it outside a transaction, with the payment stored before: when there is no answer (503),
 * nobody knows whether money moved, and the provider has to be asked by `merchantUid`.
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
      // It also refuses what an earlier try, whose answer got lost, has charged.
      const earlier =
        error instanceof ProviderDeclined ? await payments.findByMerchantUid(merchantUid) : null;
      if (earlier === null) throw error;
      return earlier;
    }),
  );
}
