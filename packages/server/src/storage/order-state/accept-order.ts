import { storageShareOf, type StorageRequest } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { bySystem, writeHistory } from "../../subject/history.ts";
import { changeBoxes } from "../box/change-boxes.ts";
import { bookVisits } from "./book-visits.ts";
import { canChangeOrder, changeOrderStatus } from "./change-order-status.ts";
import { couponOfOrder } from "./order-coupon.ts";
import { insertContract } from "../contract-state/store.ts";
import { addPaidAmount, lockUnpaidOrdersOfBoxes, updateOrder, type StorageOrder } from "./store.ts";
import { lockNamedBoxes } from "./lock-named-boxes.ts";
import { requireDeliverable } from "../contract-state/require-deliverable.ts";
import { subjectOfContract } from "../contract-state/subject-of-order.ts";
import { spendCoupon } from "../../money/coupon/use-coupon.ts";

export type AcceptNeeds = Pick<Services, "clock" | "ids" | "boxDeliveryCapacity">;

/** The amount paid for an order, and the billing key that its next months are charged to. */
export interface Receipt {
  readonly amount: number;
  readonly billingKeyId: string | null;
}

/**
 * Accepts a locked order that is paid or costs nothing: books its start times and boxes for good, and begins the
 * contract of a first order. Throws when it cannot; the transaction or savepoint must then be rolled back.
 */
export async function acceptOrder(
  tx: Tx,
  services: AcceptNeeds,
  order: StorageOrder,
  receipt: Receipt,
): Promise<void> {
  if (!canChangeOrder(order, "PAYMENT", "SYSTEM")) {
    throw new ProblemError(order.status === "CANCEL" ? "state_conflict" : "already_paid");
  }
  const { request } = order;
  if (request.type === "FIRST_TIME_ORDER") {
    await beginContract(tx, services, { order, draft: request.draft, receipt });
  } else {
    await takeBoxes(tx, services, order);
  }
  await addPaidAmount(tx, order.id, receipt.amount);
  await changeOrderStatus(tx, order, "PAYMENT", bySystem(services.clock()));
  await bookVisits(tx, services, order, null);
  if (!(await spendCoupon(tx, services, couponOfOrder(order)))) {
    throw new ProblemError("coupon_unavailable");
  }
}

async function beginContract(
  tx: Tx,
  { ids, clock }: AcceptNeeds,
  input: {
    readonly order: StorageOrder;
    readonly draft: Extract<StorageRequest, { type: "FIRST_TIME_ORDER" }>["draft"];
    readonly receipt: Receipt;
  },
): Promise<void> {
  const { order, draft, receipt } = input;
  const { promotion = null } = draft;
  const id = ids.uuid();
  const now = clock();
  const isFirstPromoted = await insertContract(tx, {
    id,
    order_id: order.id,
    order_serial: order.serial,
    user_id: order.user_id,
    status: "WAITING",
    grade: draft.grade,
    payment_type: draft.paymentType,
    promotion,
    months: draft.months,
    box_count: draft.boxCount,
    left_count: draft.boxCount,
    price_version: order.price_version,
    // A coupon may have paid a part, which is never refunded in money.
    paid_storage: Math.min(storageShareOf(order.price), order.total_amount),
    billing_key_id: receipt.billingKeyId,
    // Requested with the order, not with its payment.
    continuation_reminder_requested_at:
      draft.continuationReminder === true ? order.created_at : null,
    created_at: now,
  });
  if (!isFirstPromoted) throw new ProblemError("state_conflict");
  const history = { ...bySystem(now), from: null, to: "WAITING" };
  await writeHistory(tx, { ...history, subject: subjectOfContract(id) });
  await updateOrder(tx, order.id, { contract_id: id });
}

async function takeBoxes(tx: Tx, services: AcceptNeeds, order: StorageOrder): Promise<void> {
  const now = services.clock();
  const { boxes, serials } = await lockNamedBoxes(tx, order);
  // The contract may have become unpaid or expired since the order was priced; a payment is then refunded.
  if (order.type === "DELIVERY_REQUEST_ORDER") await requireDeliverable(tx, boxes);
  const stored = boxes.filter(({ status }) => status === "STORED").map(({ serial }) => serial);
  const to = order.type === "FINAL_AND_DISPOSAL_ORDER" ? "DISPOSAL_READY" : "RETURN_READY";
  await changeBoxes(tx, stored, { ...bySystem(now), to });
  // Other orders for the same boxes can no longer be paid.
  for (const other of await lockUnpaidOrdersOfBoxes(tx, { serials, exceptId: order.id })) {
    const reason = "다른 주문이 같은 박스를 먼저 예약했어요.";
    await changeOrderStatus(tx, other, "CANCEL", bySystem(now, reason));
  }
}
