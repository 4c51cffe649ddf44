import { calculateMovePrice, currentPriceList, type EstimateInput } from "@damadum/domain";
import { toCamelCaseKeys } from "es-toolkit";

import type { FormValues } from "../../engine/data/values.ts";
import { priceableValues } from "../../engine/validation/priceable-request.ts";
import { quoteForm } from "./form.ts";

/**
 * Price of the move on each of the days, in won, by the same rules as the server's, without coupons; null while the
 * answers cannot be priced.
 */
export function movePricesOfDays(
  answers: FormValues,
  days: readonly string[],
  today: string,
): ReadonlyMap<string, number> | null {
  const draft = priceableValues(quoteForm, answers, today);
  if (draft === null) return null;
  const input: EstimateInput = toCamelCaseKeys(draft);
  const priceList = currentPriceList(today);
  return new Map(
    days.map((moveDate) => [
      moveDate,
      calculateMovePrice({ ...input, moveDate }, { priceList }).totalAmount,
    ]),
  );
}
