import { addDays, formatKoreanDate, type IsoDate, TIME_SLOTS } from "@damadum/domain";

import { defineField } from "../../theme/define.ts";
import { slotField } from "../date-slot/date-slot-fields.ts";
import { plainDay } from "../date-slot/plain-day.ts";

interface Answers {
  readonly delivery?: { readonly date?: IsoDate };
  readonly collection?: { readonly date?: IsoDate };
}

const groups = [
  defineField({ path: "delivery", title: "박스 받기" }),
  defineField({ path: "collection", title: "박스 수거" }),
] as const;

const LAST_SLOT = TIME_SLOTS[TIME_SLOTS.length - 1] ?? "";

/** The step for the days of delivery and collection: one calendar for both. */
export const boxDaysStep = {
  id: "visits",
  name: "박스 날짜",
  title: "박스를 언제 받고, 언제 보내세요?",
  fields: [
    ...groups,
    defineField({
      path: "delivery.date",
      title: "박스 받을 날짜",
      widget: "boxDays",
      plain: ({ collection }: Answers, today) =>
        collection?.date === undefined ? plainDay(today) : addDays(collection.date, -1),
    }),
    defineField({
      path: "collection.date",
      title: "박스 수거 날짜",
      widget: "hidden",
      shownBy: "delivery.date",
      plain: ({ delivery }: Answers, today) => plainDay(delivery?.date ?? today),
      review: (answer) => formatKoreanDate(String(answer)),
    }),
  ],
} as const;

export const boxTimesStep = {
  id: "times",
  name: "박스 시간",
  title: "몇 시에 받고, 몇 시에 보내세요?",
  fields: [
    ...groups,
    slotField("delivery.time", "박스 받을 시간", { dateField: "date", isDayNamed: true }),
    {
      ...slotField("collection.time", "박스 수거 시간", { dateField: "date", isDayNamed: true }),
      // As late as possible, because both may be on one day.
      plain: LAST_SLOT,
    },
  ],
} as const;
