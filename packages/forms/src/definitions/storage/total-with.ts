import { calculateStoragePrice, currentStoragePriceList, type IsoDate } from "@damadum/domain";
import { toCamelCaseKeys } from "es-toolkit";

import { totalWith } from "../../engine/validation/total-with.ts";
import { storageForm } from "./form.ts";

/** The total of a first order with another answer, by the same rules as the server's, without coupons. */
export function storageTotalWith(today: IsoDate) {
  const priceList = currentStoragePriceList(today);
  return totalWith(
    storageForm,
    today,
    (draft) => calculateStoragePrice(toCamelCaseKeys(draft), { priceList }).totalAmount,
  );
}
