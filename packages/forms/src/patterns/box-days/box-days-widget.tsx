import { addDays, formatKoreanDay, isIsoDate, MAX_DELIVERY_GAP_DAYS } from "@damadum/domain";
import { FieldGroup, RangeEnds, Stack, useFieldIds, VisuallyHidden } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useCallback, useState } from "react";

import { useAnswer, useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";
import { dateRange, openingMonth } from "../date-slot/date-range.ts";
import { ScheduleCalendar } from "../date-slot/schedule-calendar.tsx";
import { chooseBoxDay, openVisit } from "./choose-box-day.ts";

const LABEL = "박스 받을 날짜와 수거 날짜";
const GAP_HELP = `박스는 받은 날부터 최대 ${MAX_DELIVERY_GAP_DAYS}일까지 쓸 수 있어요.`;
const TOO_LATE = `받은 날부터 ${MAX_DELIVERY_GAP_DAYS}일이 지난 날이라 고를 수 없어요`;
const names = { start: "박스 받기", end: "박스 수거", between: "박스를 쓰는 날" } as const;

const collectionPath = ["collection", "date"];

/** The delivery day (its own answer) and the collection day (the partner's, `collection.date`) in one calendar. */
export function BoxDaysWidget(props: WidgetProps) {
  const engine = useFormEngine();
  const { today } = engine;
  const path = useFieldPath(props.id);
  const { min, max } = dateRange(today, undefined, undefined);
  const delivery = dayWithin(min, max, props.value);
  const collection = dayWithin(min, max, useAnswer(collectionPath));
  const days = { delivery, collection };
  const [visit, setVisit] = useState(() => openVisit(days));
  const [month, setMonth] = useState(() => openingMonth(delivery ?? collection, { min, max }));
  const [error] = props.rawErrors ?? [];
  const ids = useFieldIds(props.id, { help: GAP_HELP, error });
  const latest =
    visit === "collection" && delivery !== null ? addDays(delivery, MAX_DELIVERY_GAP_DAYS) : max;
  const reasonAgainst = useCallback(
    (date: string) => (date > latest ? TOO_LATE : undefined),
    [latest],
  );

  const choose = (day: string) => {
    const choice = chooseBoxDay(days, visit, day);
    props.onChange(choice.days.delivery ?? undefined);
    engine.setValue(collectionPath, choice.days.collection ?? undefined);
    setVisit(choice.next);
    // Half a range is not an error yet.
    if (choice.days.delivery !== null && choice.days.collection !== null) engine.leave(path);
    else engine.forgetTouched(path.slice(0, -1));
  };

  return (
    <FieldGroup
      ids={ids}
      label={LABEL}
      // The question already says it, as do the ends below it.
      labelHidden
      required={props.required}
      help={GAP_HELP}
      error={error}
    >
      <Stack gap="3">
        <RangeEnds
          label="고를 날짜"
          names={names}
          values={{ start: textOf(delivery), end: textOf(collection) }}
          active={visit === "delivery" ? "start" : "end"}
          onActiveChange={(end) => {
            setVisit(end === "start" ? "delivery" : "collection");
            const day = end === "start" ? delivery : (collection ?? delivery);
            if (day !== null) setMonth(monthOf(day));
          }}
        />
        <ScheduleCalendar
          label={LABEL}
          min={min}
          max={max}
          value={visit === "delivery" ? delivery : (collection ?? delivery)}
          range={{ start: delivery, end: collection, names }}
          month={month}
          onMonthChange={setMonth}
          isPriced
          visit={visit}
          reasonAgainst={reasonAgainst}
          invalid={error !== undefined}
          onValueChange={choose}
        />
      </Stack>
      <VisuallyHidden aria-live="polite">
        {[
          delivery !== null && `${names.start} ${formatKoreanDay(delivery)}`,
          collection !== null && `${names.end} ${formatKoreanDay(collection)}`,
          delivery !== null && collection === null && "이제 박스 수거 날짜를 골라 주세요.",
          delivery === null && collection !== null && "이제 박스 받을 날짜를 골라 주세요.",
        ]
          .filter((words) => words !== false)
          .join(", ")}
      </VisuallyHidden>
    </FieldGroup>
  );
}

/** A stored answer can lie in the past: it counts as not chosen, so that the calendar asks for another. */
function dayWithin(min: string, max: string, answer: unknown): string | null {
  if (typeof answer !== "string" || !isIsoDate(answer)) return null;
  return answer >= min && answer <= max ? answer : null;
}

function textOf(date: string | null): string | null {
  return date === null ? null : formatKoreanDay(date);
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}
