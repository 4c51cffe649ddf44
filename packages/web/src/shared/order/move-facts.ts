import { brand, moveView, type MoveGroup, type MoveView } from "@damadum/domain";
import type { BoxRental, Estimate, EstimateSummary } from "@damadum/sdk";
import type { CalendarVisit } from "./calendar-file.ts";

interface MoveFacts extends Pick<Estimate, "actions" | "review_rating"> {
  readonly status: EstimateSummary["status"];
  readonly date: string;
  readonly time: string;
  readonly start: string;
  readonly destination: string;
  readonly boxes: BoxRental | null;
  readonly balance: number;
}

export function moveOf(order: Estimate): MoveFacts {
  const { status, actions, review_rating, draft, balance_amount: balance } = order;
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
  };
}

/** The state of a move as its member sees it on a day. */
export function moveViewOf(move: MoveFacts, today: string): MoveView {
  const { status, actions, review_rating: reviewRating, date, time, boxes, balance } = move;
  const visits = { move: { date, time }, boxes };
  return moveView({ status, actions, reviewRating, ...visits, balanceAmount: balance, today });
}

/** Where a member finds an order in lists: whatever is due now, extra payments included, comes first. */
export function moveGroupOf(order: EstimateSummary, today: string): MoveGroup {
  return order.due_amount > 0 ? "NEEDS_PAYMENT" : moveViewOf(moveOfSummary(order), today).group;
}

/** A visit with what happens then, as a sentence without its time. */
export interface MoveVisit extends CalendarVisit {
  readonly says: string;
}

/** Our visits from a day on, in order, as calendar entries. */
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
    ...(boxes ? [{ ...brought, ...boxes.delivery }] : []),
    { title: title("이사"), says: "이사해요", date, time, place },
    ...(boxes ? [{ ...taken, ...boxes.collection }] : []),
  ];
  return visits.filter((visit) => visit.date >= today);
}
