import { genders } from "@damadum/domain";

import { defineField } from "../../theme/define.ts";
import { choicesOf } from "../../theme/widgets/choice.ts";

export const genderField = defineField({
  path: "gender",
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
    options: { autocomplete: "bday-year", inputMode: "numeric" },
    placeholder: "1992",
  }),
  defineField({
    path: "birthday",
    widget: "birthday",
    placeholder: "03-14",
  }),
  genderField,
] as const;
