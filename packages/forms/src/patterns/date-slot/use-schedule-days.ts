import { daysOfMonth, type IsoDate } from "@damadum/domain";
import type { ScheduleDay } from "@damadum/sdk";

import { serviceOf, useFormEngine } from "../../engine/form/form-engine.ts";
import { type Loaded, useLoaded } from "../../engine/form/use-loaded.ts";

/** The days of one month that lie within the bookable range. */
export function useScheduleDays(
  month: string,
  min: IsoDate,
  max: IsoDate,
): Loaded<readonly ScheduleDay[]> {
  const engine = useFormEngine();
  const { first, last } = daysOfMonth(month);
  const from = first < min ? min : first;
  const to = last > max ? max : last;
  return useLoaded(from <= to ? `${from} ${to}` : null, () =>
    serviceOf(engine, "loadScheduleDays")(from, to),
  );
}
