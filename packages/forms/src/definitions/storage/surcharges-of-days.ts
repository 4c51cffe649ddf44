import { currentStoragePriceList, type IsoDate, tripSurcharge } from "@damadum/domain";

import type { FormContext } from "../../engine/definition/form-definition.ts";
import { priceableValues } from "../../engine/validation/priceable-request.ts";
import { storageForm } from "./form.ts";

/**
 * Date surcharge of each visit of a first order, in won, by the same rules as the server's; in a total, a tenth of one
 * trip would not show. Null while the answers cannot be priced.
 */
export function storageSurchargesOfDays(
  today: IsoDate,
): NonNullable<FormContext["surchargesOfDays"]> {
  const priceList = currentStoragePriceList(today);
  return (answers, days, visit) => {
    const draft = priceableValues(storageForm, answers, today);
    if (draft === null) return null;
    const trip =
      visit === "delivery"
        ? ({ code: "DELIVERY", fullBoxes: 0 } as const)
        : ({ code: "COLLECTION", fullBoxes: draft.box_count } as const);
    return new Map(
      days.map((date) => [date, tripSurcharge({ ...trip, date }, draft.place, priceList)]),
    );
  };
}
