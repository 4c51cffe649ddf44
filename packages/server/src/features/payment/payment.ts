import { isPaymentMethod, type PaymentMethod } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { PaidSubject, PaymentsTable } from "../../db/subject-tables.ts";

/** One try to pay for a subject, as it is stored. */
export type Payment = Selectable<PaymentsTable>;

/** Why money that arrived is sent straight back. */
export type PaymentRejection = NonNullable<Payment["refusal"]>;

/** What the payment is for. */
export function subjectOf(payment: Pick<Payment, "subject_kind" | "subject_id">): PaidSubject {
  return { kind: payment.subject_kind, id: payment.subject_id };
}

/** The method of a payment that goes through the provider. Throws for money that was taken by hand. */
export function providerMethodOf({ method }: Pick<Payment, "method">): PaymentMethod {
  if (isPaymentMethod(method)) return method;
  throw new Error("The provider knows nothing of money that was taken by hand");
}

/** What arrived, where anything did; what was asked for before. */
export function shownAmountOf(payment: Pick<Payment, "amount" | "received_amount">): number {
  return payment.received_amount === 0 ? payment.amount : payment.received_amount;
}
