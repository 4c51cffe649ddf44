import type { ScheduleDay } from "@damadum/sdk";
import type { CalendarDayInfo } from "@damadum/ui";

interface Marking {
  readonly today: string;
  readonly isPriced: boolean;
  /** Prices in won of the days that can be chosen: one of them is the cheapest. */
  readonly prices: ReadonlyMap<string, number>;
  /** Surcharges in won of the days that can be chosen; null when only percentages are known. */
  readonly surcharges: ReadonlyMap<string, number> | null;
  /** Why a day cannot be chosen, apart from its free places; undefined when it can. */
  readonly reasonAgainst: (date: string) => string | undefined;
}

export function marksOf(
  days: readonly ScheduleDay[],
  { today, isPriced, prices, surcharges, reasonAgainst }: Marking,
): Record<string, CalendarDayInfo> {
  const lowest = Math.min(...prices.values());
  const isLevel = prices.size === 0 || lowest === Math.max(...prices.values());
  return Object.fromEntries(
    days.map((day) => {
      const reason = reasonAgainst(day.date);
      return [
        day.date,
        {
          lucky: isPriced && day.lucky,
          holiday: day.holiday,
          surchargeRate: isPriced && reason === undefined ? day.surcharge_rate : 0,
          surcharge: surcharges?.get(day.date),
          price: prices.get(day.date),
          cheapest: !isLevel && prices.get(day.date) === lowest,
          full: !day.available && day.remaining === 0,
          unavailable: !day.available || reason !== undefined,
          reason,
          today: day.date === today,
        },
      ];
    }),
  );
}
