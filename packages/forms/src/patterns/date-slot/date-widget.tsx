import { addDays, formatKoreanDate, LEAD_HOUR } from "@damadum/domain";
import type { ScheduleDay } from "@damadum/sdk";
import {
  Calendar,
  type CalendarDayInfo,
  ErrorMessage,
  FieldGroup,
  Text,
  useFieldIds,
  VisuallyHidden,
} from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useMemo, useState, useSyncExternalStore } from "react";

import { undotted } from "../../engine/data/path.ts";
import type { DateBound } from "../../engine/definition/field-options.ts";
import { useAnswer, useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";
import { dateRange } from "./date-bounds.ts";
import { readDateOptions } from "./read-date-options.ts";
import { useScheduleDays } from "./use-schedule-days.ts";

/** A day from the schedule, with 손 없는 날, holidays, surcharges and full days marked. */
export function DateWidget(props: WidgetProps) {
  const engine = useFormEngine();
  const { today, leave, store } = engine;
  const path = useFieldPath(props.id);
  const { earliest, latest, help, isPriced = false } = readDateOptions(props.options);
  const { min, max } = dateRange(today, useBound(earliest), useBound(latest));
  const value: unknown = props.value;
  const chosen = typeof value === "string" ? value : null;
  // A kept answer can lie in the past by now: the calendar opens where something can be chosen.
  const [month, setMonth] = useState(
    (chosen !== null && chosen >= min && chosen <= max ? chosen : min).slice(0, 7),
  );
  const days = useScheduleDays(month, min, max);
  const answers = useSyncExternalStore(store.subscribe, store.answers, store.answers);
  const marks = useMemo(() => {
    if (days.status !== "ready") return {};
    const open = days.data.filter(({ available }) => available).map(({ date }) => date);
    const prices = isPriced ? engine.context().pricesOfDays?.(answers, open) : undefined;
    return marksOf(days.data, today, { isPriced, prices: prices ?? noPrices });
  }, [answers, days, engine, isPriced, today]);
  const isLeadPassed =
    days.status === "ready" && days.data.some((day) => day.closed_reason === "LEAD_TIME");
  const [error] = props.rawErrors ?? [];
  const ids = useFieldIds(props.id, { help, error });

  return (
    <FieldGroup ids={ids} label={props.label} required={props.required} help={help} error={error}>
      {days.status === "failed" ? (
        <ErrorMessage title="예약할 수 있는 날짜를 불러오지 못했어요" onRetry={days.retry} />
      ) : (
        <Calendar
          label={props.label}
          min={min}
          max={max}
          value={chosen}
          month={month}
          onMonthChange={setMonth}
          days={marks}
          loading={days.status === "loading"}
          invalid={error !== undefined}
          onValueChange={(date) => {
            props.onChange(date);
            leave(path);
          }}
        />
      )}
      {isLeadPassed && (
        <Text variant="micro" tone="muted">
          예약은 하루 전 {LEAD_HOUR}시까지 받아요. 마감된 날은 고를 수 없어요.
        </Text>
      )}
      {/* The calendar shows which day is chosen; a line of its own would push the times off a phone. */}
      <VisuallyHidden aria-live="polite">
        {chosen === null ? "" : formatKoreanDate(chosen)}
      </VisuallyHidden>
    </FieldGroup>
  );
}

function useBound(bound: DateBound | undefined): string | undefined {
  const path = useMemo(() => undotted(bound?.field ?? ""), [bound?.field]);
  const date = useAnswer(path);
  return bound !== undefined && typeof date === "string" ? addDays(date, bound.addDays) : undefined;
}

const noPrices: ReadonlyMap<string, number> = new Map();

type Marking = {
  readonly isPriced: boolean;
  /** Won by day. */
  readonly prices: ReadonlyMap<string, number>;
};

function marksOf(
  days: readonly ScheduleDay[],
  today: string,
  { isPriced, prices }: Marking,
): Record<string, CalendarDayInfo> {
  const lowest = Math.min(...prices.values());
  const isLevel = prices.size === 0 || lowest === Math.max(...prices.values());
  return Object.fromEntries(
    days.map((day) => [
      day.date,
      {
        lucky: isPriced && day.lucky,
        holiday: day.holiday,
        surchargeRate: isPriced ? day.surcharge_rate : 0,
        price: prices.get(day.date),
        cheapest: !isLevel && prices.get(day.date) === lowest,
        full: !day.available && day.remaining === 0,
        unavailable: !day.available,
        today: day.date === today,
      },
    ]),
  );
}
