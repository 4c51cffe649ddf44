import { closedReason, isOpen, type OpenAction } from "../actions/open-action.ts";
import type { MoveActionCode } from "../actions/move-actions.ts";
import { sayMoment } from "../calendar/say-day.ts";
import { dateParts, type IsoDate } from "../calendar/iso-date.ts";
import { formatWon } from "../money/format-won.ts";
import { isUnloaded } from "../payment/move-balance.ts";
import { awaitsPayment } from "../states/awaits-payment.ts";
import type { MoveStatus } from "../states/move-status.ts";
import {
  boxesOut,
  lapsed,
  late,
  owed,
  stepsWithBoxes,
  stepsWithoutBoxes,
  withBoxes,
  withoutBoxes,
  type MoveAction,
  type MoveRow,
  type MoveStep,
} from "../states/move-rows.ts";
import { askFirst, type Beside } from "./ask-first.ts";

interface Visit {
  readonly date: IsoDate;
  readonly time: string;
}

/** What a move's view depends on. */
export interface MoveFacts {
  readonly status: MoveStatus;
  readonly move: Visit;
  /** The visits with our boxes, or null for a move without them. */
  readonly boxes: { readonly delivery: Visit; readonly collection: Visit } | null;
  /** Balance in won that is due after unloading. */
  readonly balanceAmount: number;
  /** Won to pay now, extra payments included. */
  readonly dueAmount: number;
  /** Stars of the member's review, or null before it is written. */
  readonly reviewRating: number | null;
  /** The member's actions as the server states them. */
  readonly actions: readonly OpenAction<MoveActionCode>[];
  readonly today: IsoDate;
}

/** How a move is shown to its member: badge, step, sentence and next action, which agree with each other. */
export interface MoveView extends Omit<MoveRow, "step" | "event">, Beside<MoveAction> {
  readonly steps: readonly MoveStep[];
  /** Number of the current step, from 1, or null when there is none. */
  readonly step: number | null;
}

/** How a move is shown to its member, from one row of the table. */
export function moveView(facts: MoveFacts): MoveView {
  const { event: _event, ...row } = rowOf(facts);
  const steps = facts.boxes === null ? stepsWithoutBoxes : stepsWithBoxes;
  const index = steps.findIndex((step) => step === row.step);
  return { ...row, steps, step: index < 0 ? null : index + 1, sentence: filled(row, facts) };
}

/** What happened to a move when it came into a state, as its history, its notice and a paid result say it. */
export function moveEvent(status: MoveStatus): string {
  return withBoxes[status].event;
}

/** What happened to an order whose visit was moved to another day, as the page says it when it is done. */
export function rescheduledEvent(date: IsoDate): string {
  const { month, day } = dateParts(date);
  return `${month}월 ${day}일로 바꿨어요`;
}

function rowOf(facts: MoveFacts): MoveRow & Beside<MoveAction> {
  const { status, balanceAmount, dueAmount } = facts;
  const row = rowOfState(facts);
  if (awaitsPayment(status)) return { ...row, beside: null };
  if (balanceAmount > 0 && isUnloaded(status)) return { ...row, ...owed, beside: row.action };
  return dueAmount > 0
    ? { ...askFirst(row, dueAmount), group: "NEEDS_PAYMENT" }
    : { ...row, beside: null };
}

function rowOfState(facts: MoveFacts): MoveRow {
  const { status, boxes, reviewRating, actions } = facts;
  const row = (boxes === null ? withoutBoxes : withBoxes)[status];
  if (awaitsPayment(status)) {
    const reason = closedReason(actions, "PAY");
    return reason === null ? row : { ...row, ...lapsed, sentence: reason };
  }
  if (status === "COMPLETE" && reviewRating !== null) {
    const sentence = `후기를 남겼어요 · ${"★".repeat(reviewRating)}${"☆".repeat(5 - reviewRating)}`;
    return { ...row, sentence, action: "NEW_QUOTE" };
  }
  if (status === "CANCEL" && isOpen(actions, "REQUEST_COLLECTION")) return { ...row, ...boxesOut };
  return isLate(facts) ? { ...row, ...late } : row;
}

/** Whether the day of the visit that comes next has passed. */
function isLate({ status, move, boxes, today }: MoveFacts): boolean {
  switch (status) {
    case "PAYMENT":
    case "CONFIRM":
    case "BOX_DEL_BEFORE":
      return (boxes?.delivery ?? move).date < today;
    case "BOX_DEL_COMPLETE":
      return move.date < today;
    case "BOX_COL_REQUEST":
      return boxes !== null && boxes.collection.date < today;
    default:
      return false;
  }
}

function filled({ sentence }: Pick<MoveRow, "sentence">, facts: MoveFacts): string {
  const { move, boxes, balanceAmount, today } = facts;
  const { delivery, collection } = boxes ?? { delivery: move, collection: move };
  const momentOf = ({ date, time }: Visit) => sayMoment(date, time, today);
  return sentence
    .replace("{move}", momentOf(move))
    .replace("{delivery}", momentOf(delivery))
    .replace("{collection}", momentOf(collection))
    .replace("{balance}", formatWon(balanceAmount));
}
