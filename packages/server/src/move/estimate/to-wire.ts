import { awaitsPayment, isOpen } from "@damadum/domain";
import type { Estimate, EstimateSummary, PaymentRecord, PreparedPayment } from "@damadum/sdk/model";
import { snakeKeys } from "../../http/case-keys.ts";
import { toInstant } from "../../http/instant.ts";
import { customerReason } from "../../subject/history-to-wire.ts";
import { toLedger } from "../../money/ledger/to-wire.ts";
import type { ShownPayment } from "../../money/payment/payment.ts";
import type { PresentedPayment } from "../../money/payment/present-payment.ts";
import { paymentsToShow, toPaymentWindow, toRecordedPayment } from "../../money/payment/to-wire.ts";
import { cancelFeeOf } from "./estimate-money.ts";
import { ledgerOfEstimate, type EstimateView } from "./estimate-view.ts";
import { toMoveActions } from "./move-refusals.ts";
import type { findEstimatePage } from "./store.ts";

/** An estimate in the shape of the API contract. */
export function toEstimate(
  view: EstimateView,
  { now, visitorKey }: { readonly now: Date; readonly visitorKey: string | null },
): Estimate {
  const { estimate, history, ledger } = view;
  const actions = toMoveActions(estimate, now);
  const fee = isOpen(actions, "CANCEL") ? cancelFeeOf(estimate, now) : null;
  const isWaiting = awaitsPayment(estimate.status) || ledger.due > 0;
  return {
    serial: estimate.serial,
    status: estimate.status,
    actions,
    review_rating: estimate.review_rating,
    draft: snakeKeys(estimate.input),
    amount: snakeKeys(estimate.price),
    paid_amount: ledger.paid,
    balance_amount: ledger.balance,
    ledger: toLedger(ledger),
    payments: paymentsToShow(view.payments, { isWaiting, now }).map(toPaymentRecord),
    cancel_fee_amount: fee,
    cancel_refund_amount: fee === null ? null : ledger.held - fee + ledger.heldExtra,
    history: history.map((change) => ({
      from: change.from_status,
      to: change.to_status,
      at: toInstant(change.at),
      reason: customerReason(change),
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

function toPaymentRecord(payment: ShownPayment): PaymentRecord {
  return { ...toRecordedPayment(payment), plan: payment.plan, method: payment.method };
}

/** A prepared or charged payment in the shape of the API contract. */
export function toPreparedPayment(presented: PresentedPayment): PreparedPayment {
  return { ...toPaymentWindow(presented), plan: presented.payment.plan };
}

export function toEstimateSummary(
  row: Awaited<ReturnType<typeof findEstimatePage>>["items"][number],
  now: Date,
): EstimateSummary {
  const { start, destination, boxRental } = row.input;
  const ledger = ledgerOfEstimate(row);
  return {
    serial: row.serial,
    status: row.status,
    actions: toMoveActions(row, now),
    review_rating: row.review_rating,
    move_date: row.move_date,
    move_time: row.move_time,
    start_address: start.address,
    destination_address: destination.address,
    box_rental: boxRental ? snakeKeys(boxRental) : null,
    total_amount: ledger.total,
    paid_amount: ledger.paid,
    balance_amount: ledger.balance,
    due_amount: ledger.due,
    cancel_fee_amount: ledger.cancelFee,
    to_pay_amount: ledger.toPay,
    created_at: toInstant(row.created_at),
  };
}
