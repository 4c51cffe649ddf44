import {
  storageOrderActionCodes,
  toOpenActions,
  type BoxStatus,
  type OrderPaymentType,
} from "@damadum/domain";
import type {
  OrderPaymentRecord,
  StorageOrder as WireOrder,
  StorageOrderSummary,
} from "@damadum/sdk/model";
import { snakeKeys } from "../../http/case-keys.ts";
import { toInstant } from "../../http/instant.ts";
import { toStatusChanges } from "../../subject/history-to-wire.ts";
import { providerMethodOf, type ShownPayment } from "../../money/payment/payment.ts";
import { paymentsToShow, toRecordedPayment } from "../../money/payment/to-wire.ts";
import type { LedgerColumns } from "../../money/ledger/ledger-columns.ts";
import { toLedger } from "../../money/ledger/to-wire.ts";
import { feeOf } from "./cancel-storage-order.ts";
import { canChangeOrder } from "../order-state/change-order-status.ts";
import { orderRefusalsOf } from "../order-state/order-refusals.ts";
import type { StorageOrder } from "../order-state/store.ts";
import { ledgerOfOrder, type StorageOrderView } from "../order-state/order-view.ts";
import { factsOf, paymentTypeOf } from "../order-state/request-facts.ts";

/** A storage order in the shape of the API contract. */
export function toStorageOrder(view: StorageOrderView, now: Date): WireOrder {
  const { order, history, ledger } = view;
  const { place, delivery, collection, helperCount, memo, scope } = factsOf(order.request);
  const refusals = orderRefusalsOf(order, { now, boxes: view.boxes });
  const fee = refusals.CANCEL === null ? feeOf(order, ledger.held, now) : null;
  return {
    serial: order.serial,
    type: order.type,
    status: order.status,
    actions: toOpenActions(storageOrderActionCodes, refusals),
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
    paid_amount: ledger.paid,
    ledger: toLedger(ledger),
    payments: paymentsToShow(view.payments, {
      isWaiting: canChangeOrder(order, "PAYMENT", "SYSTEM"),
      now,
    }).map((payment) => toPaymentRecord(payment, paymentTypeOf(order.request))),
    cancel_fee_amount: fee,
    cancel_refund_amount: fee === null ? null : ledger.held - fee + ledger.heldExtra,
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

export function toPaymentRecord(
  payment: ShownPayment,
  payment_type: OrderPaymentType,
): OrderPaymentRecord {
  const { plan } = payment;
  return { ...toRecordedPayment(payment), plan, method: providerMethodOf(payment), payment_type };
}

export function toStorageOrderSummary(
  order: LedgerColumns &
    StorageOrder & { readonly named_boxes: readonly { readonly status: BoxStatus }[] },
  now: Date,
): StorageOrderSummary {
  const refusals = orderRefusalsOf(order, { now, boxes: order.named_boxes });
  const ledger = ledgerOfOrder(order);
  const { place, delivery, collection, scope } = factsOf(order.request);
  return {
    serial: order.serial,
    type: order.type,
    status: order.status,
    actions: toOpenActions(storageOrderActionCodes, refusals),
    box_count: order.box_count,
    scope,
    place_address: place?.address ?? null,
    delivery,
    collection,
    total_amount: ledger.total,
    paid_amount: ledger.paid,
    due_amount: ledger.due,
    created_at: toInstant(order.created_at),
  };
}
