import {
  moveActionCodes,
  moveRefusals,
  toOpenActions,
  type MoveActionCode,
  type Refusals,
} from "@damadum/domain";
import type { MoveAction } from "@damadum/sdk/model";
import type { Selectable } from "kysely";
import type { EstimatesTable } from "../../db/tables.ts";
import { moneyOf } from "./estimate-money.ts";
import { timesOf } from "./visit-times.ts";

type Row = Pick<
  Selectable<EstimatesTable>,
  | "status"
  | "input"
  | "total_amount"
  | "paid_amount"
  | "linked_amount"
  | "written_off_amount"
  | "valid_until"
  | "boxes_to_collect"
>;

/** Which actions of its member an order refuses now, and why. */
export function moveRefusalsOf(
  estimate: Row,
  { now, isReviewed = false }: { readonly now: Date; readonly isReviewed?: boolean },
): Refusals<MoveActionCode> {
  return moveRefusals({
    ...moneyOf(estimate),
    visits: timesOf(estimate.input),
    validUntil: estimate.valid_until,
    isReviewed,
    hasBoxesToCollect: estimate.boxes_to_collect,
    now,
  });
}

/** The same in the shape of the API contract, for an order as its member reads it. */
export function toMoveActions(
  estimate: Row & { readonly review_rating: number | null },
  now: Date,
): MoveAction[] {
  const isReviewed = estimate.review_rating !== null;
  return toOpenActions(moveActionCodes, moveRefusalsOf(estimate, { now, isReviewed }));
}
