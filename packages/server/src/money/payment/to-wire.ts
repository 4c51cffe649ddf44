import type { PaymentOutcome, PreparedOrderPayment } from "@damadum/sdk/model";
import { toInstant, toInstantOrNull } from "../../http/instant.ts";
import { PAY_METHOD } from "../billing-key/to-wire.ts";
import { providerMethodOf, shownAmountOf, type Payment, type ShownPayment } from "./payment.ts";
import type { PresentedPayment } from "./present-payment.ts";

/** What the page passes to the provider's script, or the result of charging a billing key. */
export function toPaymentWindow(presented: PresentedPayment) {
  const { payment, name, buyer, accountCode, channel } = presented;
  return {
    merchant_uid: payment.merchant_uid,
    payment_status: payment.refusal === null ? payment.status : ("FAILED" as const),
    failure_reason: payment.failure_reason,
    amount: payment.amount,
    name,
    method: providerMethodOf(payment),
    account_code: accountCode,
    pg: channel,
    pay_method: PAY_METHOD,
    buyer,
    expires_at: toInstant(payment.expires_at),
  };
}

/** The same for a window that may also register a billing key. */
export function toPreparedOrderPayment(presented: PresentedPayment): PreparedOrderPayment {
  const { customer_uid } = presented.payment;
  const payment_type = customer_uid === null ? "NORMAL" : "SUBSCRIPTION";
  return { ...toPaymentWindow(presented), customer_uid, payment_type };
}

/** The outcome of a payment, for the browser that returns with its number. */
export function toPaymentOutcome(reference: string, payment: Payment): PaymentOutcome {
  return {
    reference,
    payment_status: payment.status,
    amount: payment.amount,
    failure_reason: payment.failure_reason,
  };
}

/**
 * Hides abandoned preparations. One that has not expired is shown, because the customer may have paid and neither the
 * browser nor the provider has reported it yet.
 */
export function paymentsToShow<P extends ShownPayment>(
  payments: readonly P[],
  { isWaiting, now }: { readonly isWaiting: boolean; readonly now: Date },
): readonly P[] {
  return payments.filter(
    ({ imp_uid: impUid, paid_at: paidAt, expires_at: expiresAt }) =>
      impUid !== null || paidAt !== null || (isWaiting && expiresAt > now),
  );
}

/** What the records of all payments show. */
export function toRecordedPayment(payment: ShownPayment) {
  return {
    merchant_uid: payment.merchant_uid,
    imp_uid: payment.imp_uid,
    // A payment that was refused on arrival never counted for the order.
    status: payment.refusal === null ? payment.status : ("REFUNDED" as const),
    amount: shownAmountOf(payment),
    refunded_amount: payment.refunded_amount,
    failure_reason: payment.failure_reason,
    paid_at: toInstantOrNull(payment.paid_at),
  };
}
