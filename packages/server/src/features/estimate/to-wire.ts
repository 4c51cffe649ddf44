import { balanceDue, cancelFee, moveBalance, todayInSeoul } from "@damadum/domain";
import type {
  Estimate,
  EstimateLedger,
  EstimateSummary,
  PaymentRecord,
} from "@damadum/contract/operations";
import { snakeKeys } from "../../http/case-keys.ts";
import { toInstant, toInstantOrNull } from "../../http/instant.ts";
import { wordsToCustomer } from "../../subject/history-to-wire.ts";
import { shownAmountOf, type Payment } from "../payment/payment.ts";
import { canChangeStatus } from "./change-status.ts";
import { changeFeeOf, moneyOf } from "./estimate-money.ts";
import type { EstimateView } from "./estimate-view.ts";
import type { findEstimatePage } from "./store.ts";

/** An estimate in the shape of the API contract. */
export function toEstimate(
  view: EstimateView,
  { now, visitorKey }: { readonly now: Date; readonly visitorKey: string | null },
): Estimate {
  const { estimate, history } = view;
  const { status, totalAmount, paidAmount } = moneyOf(estimate);
  return {
    serial: estimate.serial,
    status,
    draft: snakeKeys(estimate.input),
    amount: snakeKeys(estimate.price),
    paid_amount: paidAmount,
    balance_amount: moveBalance(moneyOf(estimate)),
    ledger: toLedger(view),
    payments: paymentsToShow(view, now).map(toPaymentRecord),
    cancel_fee_amount: cancelFee({
      status,
      moveDate: estimate.move_date,
      today: todayInSeoul(now),
      totalAmount,
      paidAmount,
      changeFeeAmount: changeFeeOf(estimate),
    }),
    history: history.map((change) => ({
      from: change.from_status,
      to: change.to_status,
      at: toInstant(change.at),
      reason: wordsToCustomer(change),
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

function toLedger({ estimate, money }: EstimateView): EstimateLedger {
  return {
    total_amount: estimate.total_amount,
    paid_amount: money.received,
    balance_amount: moveBalance(moneyOf(estimate)),
    cancel_fee_amount: money.cancelFee,
    refund_amount: money.refunded,
    refund_pending_amount: money.pending,
    compensation_amount: money.compensation,
  };
}

/**
 * Hides abandoned preparations. One that has not expired is shown, because the customer may have paid and neither the
 * browser nor the provider has reported it yet.
 */
function paymentsToShow({ estimate, payments }: EstimateView, now: Date): readonly Payment[] {
  const isWaiting =
    canChangeStatus(estimate, { to: "PAYMENT", actor: "SYSTEM" }) ||
    balanceDue(moneyOf(estimate)) > 0;
  return payments.filter(
    ({ imp_uid: impUid, paid_at: paidAt, expires_at: expiresAt }) =>
      impUid !== null || paidAt !== null || (isWaiting && expiresAt > now),
  );
}

function toPaymentRecord(payment: Payment): PaymentRecord {
  return {
    merchant_uid: payment.merchant_uid,
    imp_uid: payment.imp_uid,
    plan: payment.plan,
    method: payment.method,
    // A payment that was refused on arrival never counted for the order.
    status: payment.refusal === null ? payment.status : "REFUNDED",
    amount: shownAmountOf(payment),
    refunded_amount: payment.refunded_amount,
    failure_reason: payment.failure_reason,
    paid_at: toInstantOrNull(payment.paid_at),
  };
}

/** An estimate as it appears in a list. */
export function toEstimateSummary(
  row: Awaited<ReturnType<typeof findEstimatePage>>[number],
): EstimateSummary {
  const { linked_amount: _linked, ...shown } = row;
  const money = moneyOf(row);
  return {
    ...shown,
    paid_amount: money.paidAmount,
    balance_amount: moveBalance(money),
    box_rental: row.box_rental ? snakeKeys(row.box_rental) : null,
    created_at: toInstant(row.created_at),
  };
}
