import { addDays, formatKoreanDate } from "@damadum/domain";
import { FieldGroup, useFieldIds, VisuallyHidden } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useMemo, useState } from "react";

import { undotted } from "../../engine/data/path.ts";
import { isRecord } from "../../engine/data/values.ts";
import type { DateBound } from "../../engine/definition/field-options.ts";
import { useAnswer, useAnswerAndLeave, useFormEngine } from "../../engine/form/form-engine.ts";
import { dateRange, openingMonth } from "./date-range.ts";
import { ScheduleCalendar } from "./schedule-calendar.tsx";

/** A day from the schedule, with 손 없는 날, holidays, surcharges and full days marked. */
export function DateWidget(props: WidgetProps) {
  const { today } = useFormEngine();
  const answer = useAnswerAndLeave(props);
  const { earliest, latest, daysAhead, help, isPriced } = readDateOptions(props.options);
  const { min, max } = dateRange(today, useBound(earliest), useBound(latest), daysAhead);
  const value: unknown = props.value;
  const chosen = typeof value === "string" ? value : null;
  const [month, setMonth] = useState(() => openingMonth(chosen, { min, max }));
  const [error] = props.rawErrors ?? [];
  const ids = useFieldIds(props.id, { help, error });

  return (
    <FieldGroup ids={ids} label={props.label} required={props.required} help={help} error={error}>
      <ScheduleCalendar
        label={props.label}
        min={min}
        max={max}
        value={chosen}
        month={month}
        onMonthChange={setMonth}
        isPriced={isPriced}
        invalid={error !== undefined}
        onValueChange={answer}
      />
      {/* The calendar shows which day is chosen; a separate line would push the times off a phone's screen. */}
      <VisuallyHidden aria-live="polite">
        {chosen === null ? "" : formatKoreanDate(chosen)}
      </VisuallyHidden>
    </FieldGroup>
  );
}

/** The settings of a date field, from the untyped options that rjsf passes. */
function readDateOptions(options: WidgetProps["options"]) {
  const { earliest, latest, daysAhead, help, isPriced } = options;
  return {
    earliest: isBound(earliest) ? earliest : undefined,
    latest: isBound(latest) ? latest : undefined,
    daysAhead: typeof daysAhead === "number" ? daysAhead : undefined,
    help: typeof help === "string" ? help : undefined,
    isPriced: isPriced === true,
  };
}

function isBound(value: unknown): value is DateBound {
  return (
    isRecord(value) && typeof value["field"] === "string" && typeof value["addDays"] === "number"
  );
}

function useBound(bound: DateBound | undefined): string | undefined {
  const path = useMemo(() => undotted(bound?.field ?? ""), [bound?.field]);
  const date = useAnswer(path);
  return bound !== undefined && typeof date === "string" ? addDays(date, bound.addDays) : undefined;
}
