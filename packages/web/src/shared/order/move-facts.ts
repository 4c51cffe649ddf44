import {
  brand,
  isMoveVisitAhead,
  isOpen,
  moveView,
  type MoveView,
  type MoveVisit as Visit,
} from "@damadum/domain";
import type { BoxRental, Estimate, EstimateSummary } from "@damadum/sdk";
import type { CalendarVisit } from "./calendar-file.ts";

export interface MoveFacts extends Pick<Estimate, "actions" | "review_rating"> {
  readonly status: EstimateSummary["status"];
  readonly date: string;
  readonly time: string;
  readonly start: string;
  readonly destination: string;
  readonly boxes: BoxRental | null;
  readonly balance: number;
  /** Won to pay now, extra payments included. */
  readonly due: number;
}

export function moveOf(order: Estimate): MoveFacts {
  const { status, actions, review_rating, draft, balance_amount: balance, ledger } = order;
  return {
    status,
    actions,
    review_rating,
    date: draft.move_date,
    time: draft.move_time,
    start: draft.start.address,
    destination: draft.destination.address,
    boxes: draft.box_rental ?? null,
    balance,
    due: ledger.due_amount,
  };
}

export function moveOfSummary(row: EstimateSummary): MoveFacts {
  return {
    status: row.status,
    actions: row.actions,
    review_rating: row.review_rating,
    date: row.move_date,
    time: row.move_time,
    start: row.start_address,
    destination: row.destination_address,
    boxes: row.box_rental,
    balance: row.balance_amount,
    due: row.due_amount,
  };
}

/** The state of a move as its member sees it on a day. */
export function moveViewOf(move: MoveFacts, today: string): MoveView {
  const { status, actions, review_rating: reviewRating, date, time, boxes } = move;
  const visits = { move: { date, time }, boxes };
  const money = { balanceAmount: move.balance, dueAmount: move.due };
  return moveView({ status, actions, reviewRating, ...visits, ...money, today });
}

/** A visit with what happens then, as a sentence without its time. */
export interface MoveVisit extends CalendarVisit {
  readonly says: string;
}

/** Our visits that are not over, from a day on, in order, as calendar entries. */
export function visitsOf(move: MoveFacts, today: string): readonly MoveVisit[] {
  const { date, time, start, destination, boxes } = move;
  const title = (what: string) => `${brand.name} ${what}`;
  const brought = { title: title("박스 받기"), says: "박스를 가져다 드려요", place: start };
  const place = `${start} → ${destination}`;
  const taken = {
    title: title("박스 돌려주기"),
    says: "빈 박스를 가지러 갈게요",
    place: destination,
  };
  const visits = [
    ...(boxes ? [{ visit: "delivery" as const, ...brought, ...boxes.delivery }] : []),
    { visit: "move" as const, title: title("이사"), says: "이사해요", date, time, place },
    ...(boxes ? [{ visit: "collection" as const, ...taken, ...boxes.collection }] : []),
  ];
  return visits
    .filter((booked) => booked.date >= today && isAhead(booked.visit, move))
    .map(({ visit: _visit, ...entry }) => entry);
}

/** The boxes of a cancelled move are still collected. */
function isAhead(visit: Visit, { status, actions }: MoveFacts): boolean {
  return status === "CANCEL"
    ? visit === "collection" && isOpen(actions, "REQUEST_COLLECTION")
    : isMoveVisitAhead(visit, status);
}
