import { checkPassword, PASSWORD_MESSAGE } from "@damadum/domain";

import { defineField } from "../../engine/definition/field.ts";

/** A new password, with its rule (spec section 5). */
export const newPasswordField = defineField({
  path: "passwd",
  title: "비밀번호",
  widget: "newPassword",
  required: "비밀번호를 입력해 주세요.",
  messages: { minLength: PASSWORD_MESSAGE, maxLength: PASSWORD_MESSAGE },
  plain: "harmless-1",
  check: (answer) =>
    typeof answer === "string" && !checkPassword(answer).valid ? PASSWORD_MESSAGE : undefined,
});
