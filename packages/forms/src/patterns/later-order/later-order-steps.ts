import { addDays, finalScopes } from "@damadum/domain";
import { defineField } from "../../theme/define.ts";
import { choicesOf } from "../../theme/widgets/choice.ts";
import { boxSerialsField } from "../boxes/box-serials-field.ts";
import { visitFields } from "../date-slot/date-slot-fields.ts";
import { helpFields } from "../extras/extras-step.ts";

export const deliveryStep = {
  id: "delivery",
  name: "날짜와 시간",
  title: "언제 가져다 드릴까요?",
  fields: visitFields("delivery", "박스 받기", {
    title: "박스 받을",
    options: { isPriced: true },
    plain: (_: unknown, today) => addDays(today, 1),
  }),
} as const;

export const helpStep = {
  id: "help",
  name: "작업자",
  title: "작업자가 더 필요하세요?",
  fields: helpFields("추가 작업자"),
} as const;

/** The step for the boxes whose storage ends: all or some. */
export const scopeStep = {
  id: "boxes",
  name: "박스",
  title: "어떤 박스의 보관을 끝낼까요?",
  fields: [
    defineField({
      path: "scope",
      widget: "choice",
      options: { columns: 2, choices: choicesOf(finalScopes) },
      plain: "ALL",
      review: (scope, { boxes = [] }) =>
        scope === "ALL"
          ? [`모두 (박스 ${boxes.length}개)`, ...boxes.map(({ name }) => name)]
          : finalScopes.PART.label,
    }),
    { ...boxSerialsField, when: { field: "scope", is: "PART" } },
  ],
} as const;
