import { awaitsPayment, balanceDue, isOpen, moveBalance } from "@damadum/domain";
import type {
  Estimate,
  EstimateLedger,
  EstimateSummary,
  PaymentRecord,
  PreparedPayment,
} from "@damadum/contract/operations";
import { snakeKeys } from "../../http/case-keys.ts";
import { toInstant } from "../../http/instant.ts";
import { customerReason } from "../../subject/history-to-wire.ts";
import type { Payment } from "../payment/payment.ts";
import type { PresentedPayment } from "../payment/present-payment.ts";
import { paymentsToShow, toPaymentWindow, toRecordedPayment } from "../payment/to-wire.ts";
import { cancelFeeOf, moneyOf } from "./estimate-money.ts";
import type { EstimateView } from "./estimate-view.ts";
import { toMoveActions } from "./move-refusals.ts";
import type { findEstimatePage } from "./store.ts";

/** An estimate in the shape of the API contract. */
export function toEstimate(
  view: EstimateView,
  { now, visitorKey }: { readonly now: Date; readonly visitorKey: string | null },
): Estimate {
  const { estimate, history } = view;
  const money = moneyOf(estimate);
  const actions = toMoveActions(estimate, now);
  const isWaiting = awaitsPayment(estimate.status) || balanceDue(money) > 0;
  return {
    serial: estimate.serial,
    status: estimate.status,
    actions,
    review_rating: estimate.review_rating,
    draft: snakeKeys(estimate.input),
    amount: snakeKeys(estimate.price),
    paid_amount: money.paidAmount,
    balance_amount: moveBalance(money),
    ledger: toLedger(view),
    payments: paymentsToShow(view.payments, { isWaiting, now }).map(toPaymentRecord),
    cancel_fee_amount: isOpen(actions, "CANCEL") ? cancelFeeOf(estimate, now) : null,
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

function toPaymentRecord(payment: Payment): PaymentRecord {
  return { ...toRecordedPayment(payment), plan: payment.plan, method: payment.method };
}

/** A prepared or charged payment in the shape of the API contract. */
export function toPreparedPayment(presented: PresentedPayment): PreparedPayment {
  return { ...toPaymentWindow(presented), plan: presented.payment.plan };
}

/** An estimate as it appears in a list. */
export function toEstimateSummary(
  row: Awaited<ReturnType<typeof findEstimatePage>>[number],
  now: Date,
): EstimateSummary {
  const {
    linked_amount: _linked,
    written_off_amount: _writtenOff,
    valid_until: _until,
    boxes_to_collect: _boxes,
    input,
    ...shown
  } = row;
  const { start, destination, boxRental } = input;
  const money = moneyOf(row);
  return {
    ...shown,
    actions: toMoveActions(row, now),
    start_address: start.address,
    destination_address: destination.address,
    paid_amount: money.paidAmount,
    balance_amount: moveBalance(money),
    box_rental: boxRental ? snakeKeys(boxRental) : null,
    created_at: toInstant(row.created_at),
  };
}
