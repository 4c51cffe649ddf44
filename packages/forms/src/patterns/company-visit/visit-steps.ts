import { addDays } from "@damadum/domain";

import { defineField } from "../../theme/define.ts";
import { placeFields } from "../address/place-fields.ts";
import { dateSlotFields } from "../date-slot/date-slot-fields.ts";
import { memoField } from "../extras/extras-step.ts";

/** The words that ask a company where and when a van comes. */
interface VisitWords {
  /** The question for the place. */
  readonly where: string;
  /** The question for the time. */
  readonly when: string;
  /** What happens then, as the beginning of the titles: `박스 받을`. */
  readonly title: string;
}

/** The steps for where and when a van comes to a company, and the review. */
export function visitSteps({ where, when, title }: VisitWords) {
  return [
    {
      id: "place",
      name: "주소",
      title: where,
      fields: placeFields("place"),
    },
    {
      id: "appointment",
      name: "날짜와 시간",
      title: when,
      fields: [
        defineField({ path: "appointment", title: `${title} 때` }),
        ...dateSlotFields({
          date: "appointment.date",
          time: "appointment.time",
          title,
          plain: (_: unknown, today) => addDays(today, 1),
        }),
      ],
    },
    {
      id: "confirm",
      name: "확인",
      title: "내용이 맞는지 확인해 주세요",
      isReview: true,
      fields: [memoField],
    },
  ] as const;
}
