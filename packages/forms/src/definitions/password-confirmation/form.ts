import { PasswordConfirmation as body } from "@damadum/sdk/requests";
import type { PasswordConfirmation } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/password-confirmation.ts";

/** Asks for the password again before something that only the owner may do. */
export const passwordConfirmationForm = defineForm<PasswordConfirmation>()({
  id: "password-confirmation",
  body,
  compiled,
  steps: [
    {
      id: "password-confirmation",
      name: "비밀번호 확인",
      fields: [
        {
          path: "passwd",
          widget: "password",
          options: { autocomplete: "current-password" },
        },
      ],
    },
  ],
  submitLabel: "확인",
  problemFields: { password_mismatch: "passwd" },
});
