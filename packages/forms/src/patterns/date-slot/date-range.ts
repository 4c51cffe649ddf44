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
