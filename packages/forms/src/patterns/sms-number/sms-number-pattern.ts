import type { Pattern } from "../pattern.ts";
import { SmsNumberWidget } from "./sms-number-widget.tsx";

/** The six digits of a message as one field named `number`. */
export const smsNumberPattern: Pattern = {
  uiSchema: { number: { "ui:title": "문자로 받은 번호", "ui:widget": "smsNumber" } },
  messages: {
    number: {
      required: "문자로 받은 번호를 입력해 주세요.",
      pattern: "번호 여섯 자리를 모두 입력해 주세요.",
    },
  },
  widgets: { smsNumber: SmsNumberWidget },
};
