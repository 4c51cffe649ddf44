import { closedReason, type OpenAction } from "../actions/open-action.ts";
import type { StorageOrderActionCode } from "../actions/storage-order-actions.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { sayMoment } from "../calendar/say-day.ts";
import type { Appointment } from "../move/estimate-input.ts";
import type { FinalScope } from "../storage-order/final-scopes.ts";
import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import type { StorageOrderType } from "../storage-order/storage-order-types.ts";
import { awaitsStoragePayment } from "../states/awaits-payment.ts";
import { late } from "../states/move-rows.ts";
import {
  storageOrderKind,
  storageOrderRows,
  type StorageOrderAction,
  type StorageOrderKind,
  type StorageOrderRow,
} from "../states/storage-order-rows.ts";
import type { StorageOrderStatus } from "../states/storage-order-status.ts";
import { stepsOfLegs, type StorageStep } from "../states/storage-steps.ts";
import { askFirst, type Beside } from "./ask-first.ts";

/** What the view of a storage order depends on. */
export interface StorageOrderFacts {
  readonly type: StorageOrderType;
  readonly status: StorageOrderStatus;
  readonly legs: StorageLegs;
  readonly delivery: Appointment | null;
  readonly collection: Appointment | null;
  readonly boxCount: number;
  /** Which boxes of its storage the order ends; null when it ends none. */
  readonly scope: FinalScope | null;
  /** Won to pay now for an order that was paid, extra payments included. */
  readonly dueAmount: number;
  /** The member's actions as the server states them. */
  readonly actions: readonly OpenAction<StorageOrderActionCode>[];
  readonly today: IsoDate;
}

/** How a storage order is shown to its member: badge, step, sentence and next action, which agree with each other. */
export interface StorageOrderView
  extends Omit<StorageOrderRow, "step" | "event">, Beside<StorageOrderAction> {
  readonly steps: readonly StorageStep[];
  /** Number of the current step, from 1, or null when there is none. */
  readonly step: number | null;
}

/** How a storage order is shown to its member, from one row of the table. */
export function storageOrderView(facts: StorageOrderFacts): StorageOrderView {
  const { event: _event, ...row } = rowOf(facts);
  const steps = stepsOfLegs[facts.legs];
  const index = steps.findIndex((step) => step === row.step);
  return { ...row, steps, step: index < 0 ? null : index + 1, sentence: filled(row, facts) };
}

/** What happened to an order when it came into a state; only the last state depends on the kind of order. */
export function storageOrderEvent(
  status: StorageOrderStatus,
  kind: StorageOrderKind = "FIRST",
): string {
  return storageOrderRows[kind][status].event;
}

function rowOf(facts: StorageOrderFacts): StorageOrderRow & Beside<StorageOrderAction> {
  const { status, actions } = facts;
  const rows = storageOrderRows[storageOrderKind(facts)];
  const reason = awaitsStoragePayment(status) ? closedReason(actions, "PAY") : null;
  if (reason !== null) {
    return { ...rows.CANCEL, label: "기간 지남", sentence: reason, beside: null };
  }
  const row = isLate(facts) ? { ...rows[status], ...late } : rows[status];
  const isAsked = facts.dueAmount > 0 && !awaitsStoragePayment(status);
  return isAsked
    ? { ...askFirst(row, facts.dueAmount), group: "NEEDS_PAYMENT" }
    : { ...row, beside: null };
}

/** Whether the day of the visit that comes next has passed. */
function isLate({ status, delivery, collection, today }: StorageOrderFacts): boolean {
  switch (status) {
    case "PAYMENT":
    case "CONFIRM": {
      const visit = delivery ?? collection;
      return visit !== null && visit.date < today;
    }
    case "BEFORE_COLLECTION":
      return collection !== null && collection.date < today;
    default:
      return false;
  }
}

function filled({ sentence }: Pick<StorageOrderRow, "sentence">, facts: StorageOrderFacts): string {
  return sentence
    .replace("{delivery}", momentOf(facts.delivery, facts.today))
    .replace("{collection}", momentOf(facts.collection, facts.today))
    .replace("{count}", String(facts.boxCount));
}

/** The contract guarantees every visit of an order's legs; the fallback only keeps the sentence readable. */
function momentOf(visit: Appointment | null, today: IsoDate): string {
  return visit === null ? "예약한 날" : sayMoment(visit.date, visit.time, today);
}
