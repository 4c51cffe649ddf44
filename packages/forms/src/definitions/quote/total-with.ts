import { calculateMovePrice, currentPriceList, type IsoDate } from "@damadum/domain";
import { toCamelCaseKeys } from "es-toolkit";

import { totalWith } from "../../engine/validation/total-with.ts";
import { quoteForm } from "./form.ts";

/** The total of a move with another answer, by the same rules as the server's, without coupons. */
export function moveTotalWith(today: IsoDate) {
  const priceList = currentPriceList(today);
  return totalWith(
    quoteForm,
    today,
    (draft) => calculateMovePrice(toCamelCaseKeys(draft), { priceList }).totalAmount,
  );
}
