import { isCash } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { dueCashReceipts } from "../cash-receipt/store.ts";
import { postRefundSent } from "./ledger.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { nextRefundAttempt, refundClaimUntil } from "./payment-times.ts";
import { subjectOf, type Payment } from "./payment.ts";
import { claimRefund, finishRefund, rescheduleRefund } from "./refund-store.ts";
import { advancePayment, lockPayment, updatePayment } from "./store.ts";

export type RefundNeeds = SubjectNeeds & Pick<Services, "db" | "payments" | "log">;
type ClaimedRefund = NonNullable<Awaited<ReturnType<typeof claimRefund>>>;

/**
 * Sends a decided refund to the provider. If that fails, the worker retries; if an earlier try succeeded and only its
 * response was lost, nothing is sent twice.
 */
export async function carryOutRefund(services: RefundNeeds, refundId: string): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const until = refundClaimUntil(now);
  const refund = await inTransaction(db, (tx) => claimRefund(tx, { refundId, now, until }));
  if (refund === null) return;
  try {
    await sendBack(services, refund);
    await recordRefund(services, refund);
  } catch (error) {
    log.error({ err: error, refundId, attempts: refund.attempts }, "refund not carried out");
    await rescheduleRefund(db, refundId, nextRefundAttempt(refund.attempts, clock()));
  }
}

/** No other refund of the payment is under way, so whatever the provider sent beyond the books belongs to this one. */
async function sendBack({ payments }: RefundNeeds, refund: ClaimedRefund): Promise<void> {
  const { imp_uid: impUid, reason } = refund;
  const known = impUid === null ? null : await payments.findByImpUid(impUid);
  if (known === null) throw new Error("The provider does not know the payment to refund");
  const missing = refund.refunded_amount + refund.amount - known.cancelledAmount;
  if (missing <= 0) return;
  const refundable = known.amount - known.cancelledAmount;
  await payments.refund({ impUid: known.impUid, amount: missing, refundable, reason });
}

/** Records a sent refund in its payment and the ledger; a no-op when that is done already. */
export async function recordRefund(
  services: Omit<RefundNeeds, "payments" | "log">,
  refund: Pick<ClaimedRefund, "id" | "payment_id" | "amount">,
): Promise<void> {
  const { db, clock } = services;
  const { id: refundId, payment_id: paymentId, amount } = refund;
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!(await finishRefund(tx, refundId, clock()))) return;
    await bookRefund(tx, services, { refundId, payment, amount });
  });
}

/** Books a refund that was made, in its locked payment and in the ledger. */
export async function bookRefund(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  refund: { readonly refundId: string; readonly payment: Payment; readonly amount: number },
): Promise<void> {
  const { refundId, payment, amount } = refund;
  const refunded = payment.refunded_amount + amount;
  await updatePayment(tx, payment.id, { refunded_amount: refunded });
  if (refunded === payment.received_amount) {
    await advancePayment(tx, payment.id, { status: "REFUNDED", next_check_at: null });
  }
  await postRefundSent(tx, {
    id: ids.uuid(),
    sourceId: refundId,
    subject: subjectOf(payment),
    at: clock(),
    amount,
    method: payment.method,
  });
  if (isCash[payment.method]) await dueCashReceipts(tx, subjectOf(payment), clock());
}
