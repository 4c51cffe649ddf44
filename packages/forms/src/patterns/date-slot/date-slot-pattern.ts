import type { UiSchema } from "@rjsf/utils";

import type { Pattern } from "../pattern.ts";
import { type DateOptions, dateOptions } from "./date-bounds.ts";
import { DateWidget } from "./date-widget.tsx";
import { SlotWidget } from "./slot-widget.tsx";

type DateSlot = {
  /** Names of the two fields. */
  readonly date: string;
  readonly time: string;
  readonly dateTitle: string;
  readonly timeTitle: string;
  /** What is said when one is missing. */
  readonly dateMessage: string;
  readonly timeMessage: string;
  readonly options?: DateOptions;
};

/** A day of the schedule and a time of that day. */
export function dateSlotPattern(ask: DateSlot): Pattern {
  const uiSchema: UiSchema = {
    [ask.date]: {
      "ui:title": ask.dateTitle,
      "ui:widget": "date",
      "ui:answer": "chosen",
      "ui:options": dateOptions(ask.options ?? {}),
    },
    [ask.time]: {
      "ui:title": ask.timeTitle,
      "ui:widget": "slot",
      "ui:answer": "chosen",
      "ui:options": { dateField: ask.date },
    },
  };
  return {
    uiSchema,
    messages: {
      [ask.date]: { required: ask.dateMessage, format: ask.dateMessage },
      [ask.time]: { required: ask.timeMessage, pattern: ask.timeMessage },
    },
    widgets: { date: DateWidget, slot: SlotWidget },
  };
}
