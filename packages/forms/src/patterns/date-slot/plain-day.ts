import { addDays, dateSurchargeRate, type IsoDate } from "@damadum/domain";

/** The first day after `from` without surcharge, at most a week later; the day after `from` when there is none. */
export function plainDay(from: IsoDate): IsoDate {
  const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(from, ahead));
  return days.find((day) => dateSurchargeRate(day) === 0) ?? addDays(from, 1);
}
