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
import type { Clock } from "../../providers/clock.ts";

/** Refuses a draft that breaks a rule. */
export function refuseBrokenDraft(
  input: EstimateInput,
  { clock }: { readonly clock: Clock },
): void {
  refuseIssues(checkEstimateInput(input, todayInSeoul(clock())));
}

/** Price of a draft, which has to keep the rules, by the list that holds today. */
export function priceDraft(
  input: EstimateInput,
  { clock, coupon }: { readonly clock: Clock; readonly coupon: Coupon | undefined },
): MovePrice {
  const priceList = currentPriceList(todayInSeoul(clock()));
  return calculateMovePrice(input, { priceList, coupon });
}
