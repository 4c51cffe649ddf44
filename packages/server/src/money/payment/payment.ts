import { isPaymentMethod, type PaymentMethod } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { PaidSubject, PaymentsTable } from "../../db/subject-tables.ts";

/** A stored attempt to pay for a subject. */
export type Payment = Selectable<PaymentsTable>;

/** What the customer reads: from here a refund in the provider's console and a chargeback look the same. */
export const OUTSIDE_REASON = "결제사나 카드사에서 결제가 취소됐어요.";

/** The same for a payment that was recorded by hand and never made. */
export const WITHDRAWN_REASON = "잘못 적은 입금이라 결제 기록을 취소했어요.";

/** What of a payment is shown. */
export type ShownPayment = Pick<
  Payment,
  | "merchant_uid"
  | "imp_uid"
  | "subject_kind"
  | "plan"
  | "method"
  | "status"
  | "amount"
  | "received_amount"
  | "refunded_amount"
  | "failure_reason"
  | "refusal"
  | "created_at"
  | "expires_at"
  | "paid_at"
>;

/** Why a payment is refunded on arrival. */
export type PaymentRejection = NonNullable<Payment["refusal"]>;

export function subjectOf(payment: Pick<Payment, "subject_kind" | "subject_id">): PaidSubject {
  return { kind: payment.subject_kind, id: payment.subject_id };
}

/** The method of a payment through the provider; throws for one that was taken by hand. */
export function providerMethodOf({ method }: Pick<Payment, "method">): PaymentMethod {
  if (isPaymentMethod(method)) return method;
  throw new Error("The provider knows nothing of money that was taken by hand");
}

/** The received amount, or the requested one before anything has arrived. */
export function shownAmountOf(payment: Pick<Payment, "amount" | "received_amount">): number {
  return payment.received_amount === 0 ? payment.amount : payment.received_amount;
}
