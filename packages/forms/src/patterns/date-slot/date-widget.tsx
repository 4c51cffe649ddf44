import { addDays, formatKoreanDate } from "@damadum/domain";
import type { ScheduleDay } from "@damadum/sdk";
import {
  Calendar,
  type CalendarDayInfo,
  ErrorMessage,
  FieldGroup,
  Text,
  useFieldIds,
} from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useMemo, useState } from "react";

import { undotted } from "../../engine/data/path.ts";
import { useAnswer, useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";
import { type DateBound, dateRange } from "./date-bounds.ts";
import { readDateOptions } from "./read-date-options.ts";
import { useScheduleDays } from "./use-schedule-days.ts";

/** A day from the schedule, with 손 없는 날, holidays, surcharges and full days marked. */
export function DateWidget(props: WidgetProps) {
  const { today, leave } = useFormEngine();
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
  const marks = useMemo(
    () => (days.status === "ready" ? marksOf(days.data, today, isPriced) : {}),
    [days, isPriced, today],
  );
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
      <Text aria-live="polite" fontWeight="semibold" minHeight="6">
        {chosen === null ? "" : formatKoreanDate(chosen)}
      </Text>
    </FieldGroup>
  );
}

function useBound(bound: DateBound | undefined): string | undefined {
  const path = useMemo(() => undotted(bound?.field ?? ""), [bound?.field]);
  const date = useAnswer(path);
  return bound !== undefined && typeof date === "string" ? addDays(date, bound.addDays) : undefined;
}

function marksOf(
  days: readonly ScheduleDay[],
  today: string,
  isPriced: boolean,
): Record<string, CalendarDayInfo> {
  return Object.fromEntries(
    days.map((day) => [
      day.date,
      {
        lucky: isPriced && day.lucky,
        holiday: day.holiday,
        surchargeRate: isPriced ? day.surcharge_rate : 0,
        full: !day.available && day.remaining === 0,
        unavailable: !day.available,
        today: day.date === today,
      },
    ]),
  );
}
