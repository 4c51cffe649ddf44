import {
  calculateMovePrice,
  checkEstimateInput,
  currentPriceList,
  todayInSeoul,
  type Coupon,
  type EstimateInput,
  type MovePrice,
} from "@damadum/domain";
import { refuseIssues } from "../../http/field-issues.ts";
import { chosenVisit, refuseClosedTimes } from "../schedule/refuse-closed-times.ts";
import type { Clock } from "../../providers/clock.ts";

/** Refuses a draft that breaks a rule. */
export function refuseBrokenDraft(
  input: EstimateInput,
  { clock }: { readonly clock: Clock },
): void {
  refuseIssues(checkEstimateInput(input, todayInSeoul(clock())));
}

/** The same for one that is about to be stored: its times have to be offered still. */
export function refuseUnbookableDraft(
  input: EstimateInput,
  { clock }: { readonly clock: Clock },
): void {
  refuseBrokenDraft(input, { clock });
  const { moveDate: date, moveTime: time, boxRental } = input;
  const move = { date, time, datePath: ["moveDate"], timePath: ["moveTime"] };
  const boxes = chosenVisit("boxRental.delivery", boxRental?.delivery);
  refuseClosedTimes([move, ...boxes], clock());
}

/** Price of a draft, which has to keep the rules, by the list that holds today. */
export function priceDraft(
  input: EstimateInput,
  { clock, coupon }: { readonly clock: Clock; readonly coupon: Coupon | undefined },
): MovePrice {
  const priceList = currentPriceList(todayInSeoul(clock()));
  return calculateMovePrice(input, { priceList, coupon });
}
