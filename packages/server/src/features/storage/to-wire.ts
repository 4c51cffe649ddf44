import type { OrderPaymentType } from "@damadum/domain";
import type {
  OrderPaymentRecord,
  PaymentOutcome,
  PreparedOrderPayment,
  StorageOrder as WireOrder,
  StorageOrderSummary,
} from "@damadum/contract/operations";
import { snakeKeys } from "../../http/case-keys.ts";
import { toInstant, toInstantOrNull } from "../../http/instant.ts";
import { toStatusChanges } from "../../subject/history-to-wire.ts";
import { providerMethodOf, shownAmountOf, type Payment } from "../payment/payment.ts";
import { feeOf } from "./cancel-storage-order.ts";
import { canChangeOrder } from "./change-order-status.ts";
import type { StorageOrder } from "./order-store.ts";
import type { StorageOrderView } from "./order-view.ts";
import type { PresentedPayment } from "../payment/present-payment.ts";
import { factsOf } from "./request-facts.ts";

/** A storage order in the shape of the API contract. */
export function toStorageOrder(view: StorageOrderView, now: Date): WireOrder {
  const { order, history } = view;
  const { place, delivery, collection, helperCount, memo, scope } = factsOf(order.request);
  return {
    serial: order.serial,
    type: order.type,
    status: order.status,
    origin_serial: order.origin_serial,
    contract_id: order.contract_id,
    place,
    ...firstFactsOf(order),
    box_count: order.box_count,
    helper_count: helperCount,
    scope,
    boxes: view.boxes.map(({ serial, status }) => ({ serial, status })),
    delivery,
    collection,
    memo,
    amount: snakeKeys(order.price),
    paid_amount: order.paid_amount,
    payments: paymentsToShow(view.payments, {
      isWaiting: canChangeOrder(order, "PAYMENT", "SYSTEM"),
      now,
    }).map((payment) => toPaymentRecord(payment, paymentTypeOf(order))),
    cancel_fee_amount: feeOf(order, now),
    history: toStatusChanges(history),
    created_at: toInstant(order.created_at),
    valid_until: toInstant(order.valid_until),
  };
}

/** The fields that only a first order has. */
function firstFactsOf({ request }: StorageOrder) {
  if (request.type !== "FIRST_TIME_ORDER") {
    const payment = { payment_type: "NORMAL", promotion: null } as const;
    return { grade: null, months: null, use_boxes: null, heavy_load: null, ...payment };
  }
  const { draft } = request;
  return {
    grade: draft.grade,
    months: draft.months,
    payment_type: draft.paymentType,
    promotion: draft.promotion ?? null,
    use_boxes: draft.useBoxes,
    heavy_load: draft.heavyLoad,
  };
}

function paymentTypeOf({ request }: StorageOrder): OrderPaymentType {
  return request.type === "FIRST_TIME_ORDER" ? request.draft.paymentType : "NORMAL";
}

/**
 * Hides abandoned preparations. One that has not expired is shown, because the customer may have paid and neither the
 * browser nor the provider has reported it yet.
 */
export function paymentsToShow(
  payments: readonly Payment[],
  { isWaiting, now }: { readonly isWaiting: boolean; readonly now: Date },
): readonly Payment[] {
  return payments.filter(
    ({ imp_uid: impUid, expires_at: expiresAt }) =>
      impUid !== null || (isWaiting && expiresAt > now),
  );
}

export function toPaymentRecord(payment: Payment, type: OrderPaymentType): OrderPaymentRecord {
  return {
    merchant_uid: payment.merchant_uid,
    imp_uid: payment.imp_uid,
    method: providerMethodOf(payment),
    payment_type: type,
    // A payment that was refused on arrival never counted for the order.
    status: payment.refusal === null ? payment.status : "REFUNDED",
    amount: shownAmountOf(payment),
    refunded_amount: payment.refunded_amount,
    failure_reason: payment.failure_reason,
    paid_at: toInstantOrNull(payment.paid_at),
  };
}

/** An order as it appears in a list. */
export function toStorageOrderSummary(order: StorageOrder): StorageOrderSummary {
  const { place, delivery, collection, scope } = factsOf(order.request);
  return {
    serial: order.serial,
    type: order.type,
    status: order.status,
    box_count: order.box_count,
    scope,
    place_address: place?.address ?? null,
    delivery,
    collection,
    total_amount: order.total_amount,
    paid_amount: order.paid_amount,
    created_at: toInstant(order.created_at),
  };
}

/** Constant, because the channel decides whether the window is a card's or a wallet's. */
const PAY_METHOD = "card";

/** What the page passes to the provider's script, or the result of charging a billing key. */
export function toPreparedOrderPayment(presented: PresentedPayment): PreparedOrderPayment {
  const { payment, name, buyer, accountCode, channel } = presented;
  return {
    merchant_uid: payment.merchant_uid,
    customer_uid: payment.customer_uid,
    payment_status: payment.refusal === null ? payment.status : "FAILED",
    failure_reason: payment.failure_reason,
    amount: payment.amount,
    name,
    method: providerMethodOf(payment),
    payment_type: payment.customer_uid === null ? "NORMAL" : "SUBSCRIPTION",
    account_code: accountCode,
    pg: channel,
    pay_method: PAY_METHOD,
    buyer,
    expires_at: toInstant(payment.expires_at),
  };
}

/** The outcome of a payment, for the browser that returns with its number. */
export function toPaymentOutcome(reference: string, payment: Payment): PaymentOutcome {
  return {
    reference,
    payment_status: payment.status,
    amount: payment.amount,
    failure_reason: payment.failure_reason,
  };
}
