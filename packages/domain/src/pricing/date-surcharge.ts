import { isMonthEnd, isWeekend } from "../calendar/day-kinds.ts";
import { holidayName } from "../calendar/holiday-name.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { isLuckyMovingDay } from "../calendar/lucky-moving-day.ts";
import { currentPriceList } from "./current-price-list.ts";
import type { PriceList } from "./price-list.ts";

/** One reason why a day costs more, in percent of the price so far. */
export interface DateSurcharge {
  readonly label: string;
  readonly rate: number;
}

/** The part of a price list that makes some days more expensive. Rates in percent. */
export type DateRates = Pick<PriceList, "weekendRate" | "monthEndRate" | "luckyDayRate">;

/**
 * Why this day costs more. A holiday on a weekend counts once; other surcharges add up, and those of
 * 0 percent are left out.
 */
export function dateSurcharges(date: IsoDate, priceList: DateRates): readonly DateSurcharge[] {
  const surcharges: DateSurcharge[] = [];
  const holiday = holidayName(date);
  if (holiday !== null) surcharges.push({ label: holiday, rate: priceList.weekendRate });
  else if (isWeekend(date)) surcharges.push({ label: "주말", rate: priceList.weekendRate });
  if (isMonthEnd(date)) surcharges.push({ label: "월말", rate: priceList.monthEndRate });
  if (isLuckyMovingDay(date))
    surcharges.push({ label: "손 없는 날", rate: priceList.luckyDayRate });
  return surcharges.filter(({ rate }) => rate > 0);
}

/**
 * Percent that moving on this day adds. Pass the list in force when the quote is made; it defaults to
 * the list in force on the day itself.
 */
export function dateSurchargeRate(
  date: IsoDate,
  priceList: DateRates = currentPriceList(date),
): number {
  return dateSurcharges(date, priceList).reduce((sum, { rate }) => sum + rate, 0);
}
