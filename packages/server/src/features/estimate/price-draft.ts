import {
  calculateMovePrice,
  checkEstimateInput,
  currentPriceList,
  todayInSeoul,
  type Coupon,
  type EstimateInput,
  type MovePrice,
} from "@damadum/domain";
import { throwIssues } from "../../http/field-issues.ts";
import { chosenVisit, requireOpenTimes } from "../schedule/require-open-times.ts";
import type { Clock } from "../../providers/clock.ts";

/** Throws the issues of a draft that breaks a rule. */
export function requireValidDraft(
  input: EstimateInput,
  { clock }: { readonly clock: Clock },
): void {
  throwIssues(checkEstimateInput(input, todayInSeoul(clock())));
}

/** The same for a draft about to be stored, whose start times must still be open. */
export function requireBookableDraft(
  input: EstimateInput,
  { clock }: { readonly clock: Clock },
): void {
  requireValidDraft(input, { clock });
  const { moveDate: date, moveTime: time, boxRental } = input;
  const move = { date, time, datePath: ["moveDate"], timePath: ["moveTime"] };
  const boxes = chosenVisit("boxRental.delivery", boxRental?.delivery);
  requireOpenTimes([move, ...boxes], clock());
}

/** Prices a valid draft by today's price list. */
export function priceDraft(
  input: EstimateInput,
  { clock, coupon }: { readonly clock: Clock; readonly coupon: Coupon | undefined },
): MovePrice {
  const priceList = currentPriceList(todayInSeoul(clock()));
  return calculateMovePrice(input, { priceList, coupon });
}
