import { phonePattern } from "../phone/phone-pattern.ts";
import type { Pattern } from "../pattern.ts";

/** Who somebody is and how to reach them: `name`, `phone_number` and `email`. */
export const personPattern: Pattern = {
  uiSchema: {
    name: { "ui:title": "이름", "ui:options": { autocomplete: "name" } },
    ...phonePattern.uiSchema,
    email: {
      "ui:title": "이메일",
      "ui:placeholder": "name@example.com",
      "ui:options": {
        autocomplete: "email",
        inputType: "email",
        inputMode: "email",
        verbatim: true,
      },
    },
  },
  messages: {
    name: { required: "이름을 입력해 주세요.", pattern: "이름을 입력해 주세요." },
    ...phonePattern.messages,
    email: { format: "이메일 주소를 name@example.com처럼 입력해 주세요." },
  },
  widgets: { ...phonePattern.widgets },
};
