import { addDays, MAX_WORK_DAYS } from "@damadum/domain";

import type { DateBound } from "../../engine/definition/field-options.ts";

/** Settings of the `date` widget, to be put under `ui:options`. */
export interface DateOptions {
  readonly earliest?: DateBound;
  readonly latest?: DateBound;
  /** How many days ahead can be chosen; defaults to that of a visit. */
  readonly daysAhead?: number;
  readonly help?: string;
  /** Whether the day changes the price, so that surcharges and 손 없는 날 are marked. */
  readonly isPriced?: boolean;
}

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
