import { PasswordReset as body } from "@damadum/sdk/requests";
import type { PasswordReset } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/password-reset.ts";
import { newPasswordField } from "../../patterns/password/new-password-field.ts";

/** A new password for a forgotten one. The page adds the username and the ticket that was issued for the number. */
export const passwordResetForm = defineForm<PasswordReset>()({
  id: "password-reset",
  body,
  compiled,
  steps: [
    {
      id: "password-reset",
      name: "새 비밀번호",
      fields: [
        { path: "username", widget: "hidden" },
        newPasswordField,
        { path: "reset_token", widget: "hidden" },
      ],
    },
  ],
  submitLabel: "비밀번호 바꾸기",
});
