import type { Tx } from "../../db/tables.ts";
import type { ProviderPayment } from "../../providers/payment/payment-provider.ts";
import type { Services } from "../../services.ts";
import { acceptPayment, type LockedEstimate } from "../estimate/accept-payment.ts";
import { postPaymentReceived } from "./ledger.ts";
import type { Payment, PaymentRefusal } from "./payment.ts";
import { advancePayment, insertRefund, updatePayment } from "./store.ts";

type Needs = Pick<Services, "clock" | "ids" | "slotCapacity">;

interface Arrival {
  readonly estimate: LockedEstimate;
  readonly payment: Payment;
  readonly known: ProviderPayment;
}

/** Why money went straight back, as the customer and the provider read it. */
const reasons: Readonly<Record<PaymentRefusal, string>> = {
  amount_mismatch: "결제 금액이 견적과 달라 돌려 드렸어요.",
  already_paid: "이미 결제한 견적이라 돌려 드렸어요.",
  state_conflict: "취소된 견적이나 결제라 돌려 드렸어요.",
  slot_full: "그 시간대가 마감되어 돌려 드렸어요.",
};

/**
 * Money has arrived. Only the one who moves the payment on writes the ledger; then the order takes the
 * money, or it is marked to go back with the reason. The estimate and the payment are locked.
 */
export async function recordPaid(tx: Tx, services: Needs, arrival: Arrival): Promise<void> {
  const { estimate, payment, known } = arrival;
  const { clock, ids } = services;
  const now = clock();
  const won = await advancePayment(tx, payment.id, {
    status: "PAID",
    imp_uid: known.impUid,
    received_amount: known.amount,
    failure_reason: null,
    paid_at: known.paidAt ?? now,
    next_check_at: null,
  });
  if (!won) return;
  await postPaymentReceived(tx, {
    id: ids.uuid(),
    sourceId: payment.id,
    estimateId: estimate.id,
    at: now,
    amount: known.amount,
  });
  const refusal = findFault(arrival) ?? (await acceptPayment(tx, services, arrival));
  if (refusal === null) return;
  const reason = reasons[refusal];
  await updatePayment(tx, payment.id, { refusal, failure_reason: reason });
  const refund = { paymentId: payment.id, amount: known.amount, reason, now };
  await insertRefund(tx, { ...refund, id: ids.uuid() });
}

/** What is wrong with the money itself, whatever it is for. */
function findFault({ payment, known }: Arrival): PaymentRefusal | null {
  if (known.status === "cancelled") return "state_conflict";
  return known.amount - known.cancelledAmount === payment.amount ? null : "amount_mismatch";
}
