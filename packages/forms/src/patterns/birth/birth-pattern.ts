import type { Pattern } from "../pattern.ts";
import { BirthdayWidget } from "./birthday-widget.tsx";
import { genderChoice } from "./gender-choice.ts";

/** Year, day and gender apart, as providers of logins tell them: often one without the other. All are free to tell. */
export const birthPattern: Pattern = {
  uiSchema: {
    birthyear: {
      "ui:title": "태어난 해",
      "ui:placeholder": "1992",
      "ui:options": { autocomplete: "bday-year", inputMode: "numeric" },
    },
    birthday: {
      "ui:title": "생일",
      "ui:placeholder": "03-14",
      "ui:widget": "birthday",
    },
    gender: { "ui:title": "성별", ...genderChoice },
  },
  messages: {
    birthyear: { pattern: "태어난 해를 1992처럼 네 자리로 입력해 주세요." },
    birthday: { pattern: "생일을 03-14처럼 월과 일로 입력해 주세요." },
  },
  widgets: { birthday: BirthdayWidget },
};
