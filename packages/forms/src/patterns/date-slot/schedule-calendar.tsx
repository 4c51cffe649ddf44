import { daysOfMonth, type IsoDate, LEAD_HOUR } from "@damadum/domain";
import { Calendar, type CalendarProps, ErrorMessage, Text } from "@damadum/ui";
import { useMemo, useSyncExternalStore } from "react";

import type { BoxVisit } from "../../engine/definition/form-definition.ts";
import { serviceOf, useFormEngine } from "../../engine/form/form-engine.ts";
import { useLoaded } from "../../engine/form/use-loaded.ts";
import { marksOf } from "./day-marks.ts";

type ScheduleCalendarProps = Omit<CalendarProps, "days" | "loading" | "priced"> & {
  readonly month: string;
  /** Whether the day changes the price, so that surcharges and 손 없는 날 are marked. */
  readonly isPriced: boolean;
  /** The visit whose day is chosen, if visits are priced separately. */
  readonly visit?: BoxVisit;
  /** Why a day cannot be chosen, apart from its free places; the same function until that changes. */
  readonly reasonAgainst?: (date: string) => string | undefined;
};

/** A calendar of the days that can be booked, with prices, 손 없는 날, holidays and full days marked. */
export function ScheduleCalendar({
  isPriced,
  visit,
  reasonAgainst = nothingAgainst,
  ...calendar
}: ScheduleCalendarProps) {
  const engine = useFormEngine();
  const { today, store } = engine;
  const days = useScheduleDays(calendar.month, calendar.min, calendar.max);
  const answers = useSyncExternalStore(store.subscribe, store.answers, store.answers);
  const marks = useMemo(() => {
    if (days.status !== "ready") return {};
    const possible = days.data.filter(({ date }) => reasonAgainst(date) === undefined);
    const open = possible.filter(({ available }) => available).map(({ date }) => date);
    const { pricesOfDays, surchargesOfDays } = isPriced ? engine.context() : {};
    return marksOf(days.data, {
      today,
      isPriced,
      prices: pricesOfDays?.(answers, open) ?? noPrices,
      surcharges:
        surchargesOfDays?.(
          answers,
          possible.map(({ date }) => date),
          visit,
        ) ?? null,
      reasonAgainst,
    });
  }, [answers, days, engine, isPriced, reasonAgainst, today, visit]);
  const isLeadPassed =
    days.status === "ready" && days.data.some((day) => day.closed_reason === "LEAD_TIME");

  if (days.status === "failed") {
    return <ErrorMessage title="예약할 수 있는 날짜를 불러오지 못했어요" onRetry={days.retry} />;
  }
  return (
    <>
      <Calendar {...calendar} days={marks} loading={days.status === "loading"} priced={isPriced} />
      {isLeadPassed && (
        <Text variant="micro" tone="muted">
          {`전날 오후 ${LEAD_HOUR - 12}시까지 예약할 수 있어요. 마감된 날은 고를 수 없어요.`}
        </Text>
      )}
    </>
  );
}

/** The days of one month that lie within the bookable range. */
function useScheduleDays(month: string, min: IsoDate, max: IsoDate) {
  const engine = useFormEngine();
  const { first, last } = daysOfMonth(month);
  const from = first < min ? min : first;
  const to = last > max ? max : last;
  return useLoaded(from <= to ? `${from} ${to}` : null, () =>
    serviceOf(engine, "loadScheduleDays")(from, to),
  );
}

const noPrices: ReadonlyMap<string, number> = new Map();

function nothingAgainst(): undefined {
  return undefined;
}
