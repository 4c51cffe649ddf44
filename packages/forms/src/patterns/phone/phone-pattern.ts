import { PHONE_NUMBER_MESSAGE } from "@damadum/domain";

import type { Pattern } from "../pattern.ts";
import { PhoneWidget } from "./phone-widget.tsx";

/** A phone number as one field named `phone_number`. */
export const phonePattern: Pattern = {
  uiSchema: {
    phone_number: {
      "ui:title": "휴대전화 번호",
      "ui:widget": "phone",
      "ui:placeholder": "010-1234-5678",
    },
  },
  messages: {
    phone_number: { required: "휴대전화 번호를 입력해 주세요.", pattern: PHONE_NUMBER_MESSAGE },
  },
  widgets: { phone: PhoneWidget },
};
