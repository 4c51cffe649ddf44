import { addDays } from "@damadum/domain";

import { placeStep } from "../address/place-fields.ts";
import { visitFields } from "../date-slot/date-slot-fields.ts";
import { confirmStep } from "../extras/extras-step.ts";

/** The words that ask a company where and when a van comes. */
interface VisitWords {
  readonly where: string;
  /** The question for the time. */
  readonly when: string;
  /** What happens then, as the beginning of the titles: `박스 받을`. */
  readonly title: string;
}

/** The steps for where and when a van comes to a company, and the review. */
export function visitSteps({ where, when, title }: VisitWords) {
  return [
    placeStep(where),
    {
      id: "appointment",
      name: "날짜와 시간",
      title: when,
      fields: visitFields("appointment", `${title} 때`, {
        title,
        plain: (_: unknown, today) => addDays(today, 1),
      }),
    },
    confirmStep,
  ] as const;
}
