import { genders } from "@damadum/domain";

import { defineField } from "../../engine/definition/field.ts";
import { choicesOf } from "../../theme/widgets/choice.ts";

export const genderField = defineField({
  path: "gender",
  title: "성별",
  widget: "choice",
  options: {
    columns: 3,
    layout: "chip",
    choices: choicesOf(genders),
  },
});

/** Year, day and gender as separate optional fields, because login providers often send one without the other. */
export const birthFields = [
  defineField({
    path: "birthyear",
    title: "태어난 해",
    options: { autocomplete: "bday-year", inputMode: "numeric" },
    placeholder: "1992",
    messages: { pattern: "태어난 해를 1992처럼 네 자리로 입력해 주세요." },
  }),
  defineField({
    path: "birthday",
    title: "생일",
    widget: "birthday",
    placeholder: "03-14",
    messages: { pattern: "생일을 03-14처럼 월과 일로 입력해 주세요." },
  }),
  genderField,
] as const;
