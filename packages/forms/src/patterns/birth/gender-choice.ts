import { genders } from "@damadum/domain";

import { choiceOptions } from "../../theme/widgets/choice.ts";

/** The answers to a question about gender. */
export const genderChoice = {
  "ui:widget": "choice",
  "ui:answer": "chosen",
  "ui:options": choiceOptions({
    columns: 3,
    layout: "chip",
    choices: Object.entries(genders).map(([value, { label }]) => ({ value, label })),
  }),
} as const;
