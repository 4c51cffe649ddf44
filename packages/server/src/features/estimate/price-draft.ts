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

/** Price of a draft by the list that holds today; refuses a draft that breaks a rule. */
export function priceDraft(
  input: EstimateInput,
  { clock, coupon }: { readonly clock: Clock; readonly coupon: Coupon | undefined },
): MovePrice {
  const today = todayInSeoul(clock());
  refuseIssues(checkEstimateInput(input, today));
  return calculateMovePrice(input, { priceList: currentPriceList(today), coupon });
}
