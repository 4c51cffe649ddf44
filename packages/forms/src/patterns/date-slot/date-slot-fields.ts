import { formatTimeSlot, TIME_SLOTS } from "@damadum/domain";

import { undotted } from "../../engine/data/path.ts";
import { under } from "../../engine/definition/field.ts";
import type { FieldOptions } from "../../engine/definition/field-options.ts";
import { defineField } from "../../theme/define.ts";

interface SlotSettings<Answers> {
  /** What happens then: the titles are `박스 받을 날짜` and `박스 받을 시간` for `박스 받을`. */
  readonly title: string;
  readonly help?: string;
  readonly options?: Pick<FieldOptions, "earliest" | "latest" | "isPriced">;
  /** The plain day in place of one that is not chosen yet. */
  readonly plain: (answers: Answers, today: string) => string;
  /** The best guesses, if any. */
  readonly suggest?: {
    readonly date: (answers: Answers, today: string) => string | undefined;
    readonly time: (answers: Answers, today: string) => string | undefined;
  };
}

interface DateSlot<DatePath, TimePath, Answers> extends SlotSettings<Answers> {
  /** Paths of the two fields, which are siblings. */
  readonly date: DatePath;
  readonly time: TimePath;
}

/** A time on a day that was chosen beside it, or in an earlier step. */
export function slotField<const TimePath extends string>(
  path: TimePath,
  title: string,
  options: Pick<FieldOptions, "dateField" | "isDayNamed">,
) {
  return defineField({
    path,
    title,
    widget: "slot",
    options,
    plain: TIME_SLOTS[0],
    review: (answer) => formatTimeSlot(String(answer)),
  });
}

/** A day of the schedule and a time of that day. */
export function dateSlotFields<
  const DatePath extends string,
  const TimePath extends string,
  Answers,
>(slot: DateSlot<DatePath, TimePath, Answers>) {
  const { date, time, help } = slot;
  return [
    defineField({
      path: date,
      title: `${slot.title} 날짜`,
      widget: "date",
      options: slot.options ?? {},
      ...(help !== undefined && { help }),
      plain: slot.plain,
      ...(slot.suggest && { suggest: slot.suggest.date }),
    }),
    defineField({
      ...slotField(time, `${slot.title} 시간`, { dateField: String(undotted(date).at(-1)) }),
      ...(slot.suggest && { suggest: slot.suggest.time }),
    }),
  ] as const;
}

/** A visit as its own group, with its day and its time. */
export function visitFields<const Base extends string, Answers>(
  base: Base,
  name: string,
  slot: SlotSettings<Answers>,
) {
  return [
    defineField({ path: base, title: name }),
    ...dateSlotFields({ ...slot, date: under(base, "date"), time: under(base, "time") }),
  ] as const;
}
