import { PasswordChange as body } from "@damadum/sdk/requests";
import type { PasswordChange } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/password-change.ts";
import { newPasswordField } from "../../patterns/password/new-password-field.ts";

/** A new password for a member who has just confirmed the old one. */
export const passwordChangeForm = defineForm<PasswordChange>()({
  id: "password-change",
  body,
  compiled,
  steps: [
    {
      id: "password-change",
      name: "새 비밀번호",
      fields: [newPasswordField],
    },
  ],
  submitLabel: "비밀번호 바꾸기",
});
