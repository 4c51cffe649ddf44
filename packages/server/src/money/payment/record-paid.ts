import type { Tx } from "../../db/tables.ts";
import type { ProviderPayment, ProviderCard } from "../../providers/payment/payment-provider.ts";
import { postPaymentReceived } from "./ledger.ts";
import type { LockedSubject, SubjectNeeds } from "../../subject/paid-subject.ts";
import { subjectOf, type Payment, type PaymentRejection, providerMethodOf } from "./payment.ts";
import { insertRefund } from "./refund-store.ts";
import { firstComparison } from "./payment-times.ts";
import { advancePayment, updatePayment } from "./store.ts";
import type { Services } from "../../services.ts";
import { insertPreparation, findOwnBillingKey, findRegistered } from "../billing-key/store.ts";
import { lockMemberIfAny } from "../../account/member/lock-member.ts";
import { addBillingKey } from "../billing-key/add-billing-key.ts";

/** Why a payment was refunded on arrival, as shown to the customer and sent to the provider. */
const paymentRejections: Readonly<Record<PaymentRejection, string>> = {
  amount_mismatch: "결제 금액이 정한 금액과 달라 돌려 드렸어요.",
  already_paid: "이미 결제한 주문이라 돌려 드렸어요.",
  state_conflict: "취소되었거나 더는 결제할 수 없는 주문이라 돌려 드렸어요.",
  coupon_unavailable: "쿠폰을 더는 쓸 수 없어 돌려 드렸어요.",
  slot_full: "그 시간대가 마감되어 돌려 드렸어요.",
};

interface Arrival {
  readonly subject: LockedSubject;
  readonly payment: Payment;
  readonly known: ProviderPayment;
}

/**
 * Records money that arrived: posts it to the ledger once; then its subject accepts it, or a refund with the reason is
 * decided. Subject and payment must be locked.
 */
export async function recordPaid(tx: Tx, services: SubjectNeeds, arrival: Arrival): Promise<void> {
  const { subject, payment, known } = arrival;
  const { clock, ids } = services;
  const now = clock();
  const won = await advancePayment(tx, payment.id, {
    status: "PAID",
    imp_uid: known.impUid,
    received_amount: known.amount,
    failure_reason: null,
    paid_at: known.paidAt ?? now,
    next_check_at: firstComparison(now),
  });
  if (!won) return;
  await postPaymentReceived(tx, {
    id: ids.uuid(),
    sourceId: payment.id,
    subject: subjectOf(payment),
    at: now,
    amount: known.amount,
    method: payment.method,
  });
  const refusal = findFault(arrival) ?? (await subject.paid(payment, known));
  if (refusal === null) return;
  const reason = paymentRejections[refusal];
  await updatePayment(tx, payment.id, { refusal, failure_reason: reason });
  await abandonPaidKey(tx, services, payment);
  await insertRefund(tx, services, { payment, amount: known.amount, reason });
}

/** What is wrong with the payment itself, whatever its subject. */
function findFault({ payment, known }: Arrival): PaymentRejection | null {
  if (known.status === "cancelled" || payment.voided_at !== null) return "state_conflict";
  return known.amount - known.cancelledAmount === payment.amount ? null : "amount_mismatch";
}

/**
 * A payment that is refunded straight away may still have registered a billing key in the provider's window. Nothing
 * will use it: an expired preparation makes it abandoned, so that it is removed at the provider.
 */
async function abandonPaidKey(
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

/**
 * The billing key behind a payment that arrived: the registered one that was charged, or the one that the
 * window registered along with the payment, stored with its card. Null for a one-time payment, and when the
 * member has left or deleted the key meanwhile.
 */
export async function registerPaidKey(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  { payment, card }: { readonly payment: Payment; readonly card: ProviderCard },
): Promise<string | null> {
  const { billing_key_id: charged, customer_uid: customerUid, user_id: userId } = payment;
  if (userId === null) return null;
  if (charged !== null) return lockKey(tx, { paymentId: charged, userId });
  if (customerUid === null || (await lockMemberIfAny(tx, userId)) === null) return null;
  const earlier = await findRegistered(tx, customerUid);
  if (earlier !== null) return earlier.deleted_at === null ? earlier.payment_id : null;
  const method = providerMethodOf(payment);
  const key = await addBillingKey(tx, services, { userId, customerUid, method, card });
  return key.payment_id;
}

/** The charged key, protected from deletion by the member's lock; null when it is gone. */
async function lockKey(
  tx: Tx,
  own: { readonly paymentId: string; readonly userId: string },
): Promise<string | null> {
  if ((await lockMemberIfAny(tx, own.userId)) === null) return null;
  return (await findOwnBillingKey(tx, own))?.payment_id ?? null;
}
