import { addDays, MAX_WORK_DAYS } from "@damadum/domain";

/**
 * First and last day that can be chosen: `daysAhead` days from today, narrowed by other answers where they leave room.
 */
export function dateRange(
  today: string,
  earliest: string | undefined,
  latest: string | undefined,
  daysAhead = MAX_WORK_DAYS,
): { readonly min: string; readonly max: string } {
  const last = addDays(today, daysAhead);
  const min = earliest !== undefined && earliest > today ? earliest : today;
  const max = latest !== undefined && latest < last ? latest : last;
  // Contradictory answers leave the full range; the rules then say what to change.
  return min <= max && min <= last ? { min, max } : { min: today, max: last };
}

/**
 * The month in which a calendar opens: that of the chosen day, unless it has passed since; else the first in which a week
 * of days follows the first day.
 */
export function openingMonth(
  chosen: string | null,
  { min, max }: { readonly min: string; readonly max: string },
): string {
  if (chosen !== null && chosen >= min && chosen <= max) return chosen.slice(0, 7);
  const afterWeek = addDays(min, 7);
  return (afterWeek <= max ? afterWeek : min).slice(0, 7);
}
