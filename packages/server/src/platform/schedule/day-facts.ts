import {
  dateSurchargeRate,
  holidayName,
  isLuckyMovingDay,
  type PriceList,
  type StoragePriceList,
} from "@damadum/domain";
import { perObject } from "../../db/per-object.ts";

/** Calendar facts of a day, the same for every caller. */
export interface DayFacts {
  readonly lucky: boolean;
  readonly holiday: string | null;
  readonly surchargeRate: number;
}

/** A cache, because the lunar calendar takes 40 µs a day and every calendar page asks for a month. */
const knownDays = perObject(
  (_priceList: PriceList | StoragePriceList) => new Map<string, DayFacts>(),
);

/** The facts of a bookable day; such days are few enough to cache all of them. */
export function dayFacts(date: string, priceList: PriceList | StoragePriceList): DayFacts {
  const days = knownDays(priceList);
  const kept = days.get(date);
  if (kept !== undefined) return kept;
  const facts = {
    lucky: isLuckyMovingDay(date),
    holiday: holidayName(date),
    surchargeRate: dateSurchargeRate(date, priceList),
  };
  days.set(date, facts);
  return facts;
}
