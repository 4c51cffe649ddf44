import type { PreparedPayment } from "@damadum/contract/operations";
import { toInstant } from "../../http/instant.ts";
import { providerMethodOf } from "../payment/payment.ts";
import type { PresentedPayment } from "../payment/present-payment.ts";

/** Constant, because the channel decides whether the window is a card's or a wallet's. */
const PAY_METHOD = "card";

/** What the page passes to the provider's script, or the result of charging a billing key. */
export function toPreparedPayment(presented: PresentedPayment): PreparedPayment {
  const { payment, name, buyer, accountCode, channel } = presented;
  return {
    merchant_uid: payment.merchant_uid,
    payment_status: payment.status,
    failure_reason: payment.failure_reason,
    amount: payment.amount,
    name,
    plan: payment.plan,
    method: providerMethodOf(payment),
    account_code: accountCode,
    pg: channel,
    pay_method: PAY_METHOD,
    buyer,
    expires_at: toInstant(payment.expires_at),
  };
}
