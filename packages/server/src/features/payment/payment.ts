import type { Selectable } from "kysely";
import type { PaidSubject, PaymentsTable } from "../../db/subject-tables.ts";

/** One try to pay for a subject, as it is stored. */
export type Payment = Selectable<PaymentsTable>;

/** Why money that arrived is sent straight back. */
export type PaymentRefusal = NonNullable<Payment["refusal"]>;

/** What the payment is for. */
export function subjectOf(payment: Pick<Payment, "subject_kind" | "subject_id">): PaidSubject {
  return { kind: payment.subject_kind, id: payment.subject_id };
}
