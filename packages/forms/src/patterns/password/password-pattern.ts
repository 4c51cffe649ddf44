import { PASSWORD_MESSAGE } from "@damadum/domain";

import type { Pattern } from "../pattern.ts";
import { NewPasswordWidget } from "./new-password-widget.tsx";

/** A new password as one field named `passwd`. */
export const passwordPattern: Pattern = {
  uiSchema: { passwd: { "ui:title": "비밀번호", "ui:widget": "newPassword" } },
  messages: {
    passwd: {
      required: "비밀번호를 입력해 주세요.",
      minLength: PASSWORD_MESSAGE,
      maxLength: PASSWORD_MESSAGE,
    },
  },
  widgets: { newPassword: NewPasswordWidget },
};
