import { cancelFee, todayInSeoul } from "@damadum/domain";
import type { Estimate, EstimateSummary, PaymentRecord } from "@damadum/contract/operations";
import { snakeKeys } from "../../http/case-keys.ts";
import { toInstant, toInstantOrNull } from "../../http/instant.ts";
import type { Payment } from "../payment/payment.ts";
import { canChangeStatus } from "./change-status.ts";
import type { EstimateView } from "./estimate-view.ts";
import type { findEstimatePage } from "./store.ts";

/** An estimate as the contract shows it. */
export function toEstimate(
  view: EstimateView,
  { now, visitorKey }: { readonly now: Date; readonly visitorKey: string | null },
): Estimate {
  const { estimate, history } = view;
  const { status, total_amount: totalAmount, paid_amount: paidAmount } = estimate;
  return {
    serial: estimate.serial,
    status,
    draft: snakeKeys(estimate.input),
    amount: snakeKeys(estimate.price),
    paid_amount: paidAmount,
    balance_amount: status === "CANCEL" ? 0 : totalAmount - paidAmount,
    payments: paymentsToShow(view, now).map(toPaymentRecord),
    cancel_fee_amount: cancelFee({
      status,
      moveDate: estimate.move_date,
      today: todayInSeoul(now),
      totalAmount,
      paidAmount,
    }),
    history: history.map((change) => ({
      from: change.from_status,
      to: change.to_status,
      at: toInstant(change.at),
      reason: change.reason,
    })),
    customer:
      estimate.customer_name === null
        ? null
        : { name: estimate.customer_name, phone_number: estimate.customer_phone_number },
    visitor_key: visitorKey,
    created_at: toInstant(estimate.created_at),
    valid_until: toInstant(estimate.valid_until),
  };
}

/**
 * A preparation that nobody went on with is no payment to show. While its time lasts nobody can tell: the
 * person may have paid, and neither the browser nor the provider has said so yet.
 */
function paymentsToShow({ estimate, payments }: EstimateView, now: Date): readonly Payment[] {
  const isWaiting = canChangeStatus(estimate, { to: "PAYMENT", actor: "SYSTEM" });
  return payments.filter(
    ({ imp_uid: impUid, expires_at: expiresAt }) =>
      impUid !== null || (isWaiting && expiresAt > now),
  );
}

function toPaymentRecord(payment: Payment): PaymentRecord {
  return {
    merchant_uid: payment.merchant_uid,
    imp_uid: payment.imp_uid,
    plan: payment.plan,
    method: payment.method,
    // Money on its way back was never the order's.
    status: payment.refusal === null ? payment.status : "REFUNDED",
    amount: payment.amount,
    refunded_amount: payment.refunded_amount,
    failure_reason: payment.failure_reason,
    paid_at: toInstantOrNull(payment.paid_at),
  };
}

/** An estimate as it stands in a list. */
export function toEstimateSummary(
  row: Awaited<ReturnType<typeof findEstimatePage>>[number],
): EstimateSummary {
  return { ...row, created_at: toInstant(row.created_at) };
}
