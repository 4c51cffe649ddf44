import { cancelFee, todayInSeoul, type EstimateInput } from "@damadum/domain";
import type { EstimateDraft } from "@damadum/server/src/generated/operations.ts";
import type { EstimateRow, HistoryRow, PaymentRow } from "./rows.ts";

/** A request body as the domain wants it, field by field. */
export function toInput(draft: EstimateDraft): EstimateInput {
  const { box_rental: rental, helper_count: helperCount, memo } = draft;
  return {
    start: draft.start,
    destination: draft.destination,
    moveDate: draft.move_date,
    moveTime: draft.move_time,
    items: draft.items.map(({ item_id: itemId, count }) => ({ itemId, count })),
    useBoxes: draft.use_boxes,
    ...(rental && {
      boxRental: {
        boxCount: rental.box_count,
        delivery: rental.delivery,
        collection: rental.collection,
      },
    }),
    heavyLoad: draft.heavy_load,
    extraHelp: draft.extra_help,
    ...(helperCount !== undefined && { helperCount }),
    ...(memo !== undefined && { memo }),
  };
}

function toDraft(input: EstimateInput) {
  const { boxRental, helperCount, memo } = input;
  return {
    start: input.start,
    destination: input.destination,
    move_date: input.moveDate,
    move_time: input.moveTime,
    items: input.items.map(({ itemId, count }) => ({ item_id: itemId, count })),
    use_boxes: input.useBoxes,
    ...(boxRental && {
      box_rental: {
        box_count: boxRental.boxCount,
        delivery: boxRental.delivery,
        collection: boxRental.collection,
      },
    }),
    heavy_load: input.heavyLoad,
    extra_help: input.extraHelp,
    ...(helperCount !== undefined && { helper_count: helperCount }),
    ...(memo !== undefined && { memo }),
  };
}

/** An estimate as the API answers it. */
export function toEstimate(
  row: EstimateRow,
  payments: readonly PaymentRow[],
  history: readonly HistoryRow[],
) {
  const { price, status, total_amount: totalAmount, paid_amount: paidAmount } = row;
  return {
    serial: row.serial,
    status,
    draft: toDraft(row.input),
    amount: {
      price_version: price.priceVersion,
      lines: price.lines,
      total_amount: price.totalAmount,
      vat_amount: price.vatAmount,
      deposit_amount: price.depositAmount,
      volume_count: price.volumeCount,
      truck: price.truck,
      crew_count: price.crewCount,
    },
    paid_amount: paidAmount,
    balance_amount: status === "CANCEL" ? 0 : totalAmount - paidAmount,
    payments: payments.flatMap(({ refusal, paid_at: paidAt, ...payment }) =>
      payment.imp_uid === null
        ? []
        : [
            {
              merchant_uid: payment.merchant_uid,
              imp_uid: payment.imp_uid,
              plan: payment.plan,
              method: payment.method,
              status: refusal === null ? payment.status : "REFUNDED",
              amount: payment.amount,
              refunded_amount: payment.refunded_amount,
              failure_reason: payment.failure_reason,
              paid_at: paidAt === null ? null : toInstant(paidAt),
            },
          ],
    ),
    cancel_fee_amount: cancelFee({
      status,
      moveDate: row.move_date,
      today: todayInSeoul(new Date()),
      totalAmount,
      paidAmount,
    }),
    history: history.map(({ from_status: from, to_status: to, at, reason }) => ({
      from,
      to,
      at: toInstant(at),
      reason,
    })),
    customer:
      row.customer_name === null
        ? null
        : { name: row.customer_name, phone_number: row.customer_phone_number },
    visitor_key: null,
    created_at: toInstant(row.created_at),
    valid_until: toInstant(row.valid_until),
  };
}

function toInstant(date: Date): string {
  return `${new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
}
