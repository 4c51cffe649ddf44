import { PasswordConfirmation as body } from "@damadum/contract/requests";
import type { PasswordConfirmation } from "@damadum/sdk";

import { defineForm } from "../../engine/definition/define-form.ts";
import { compiled } from "../../generated/forms/password-confirmation.ts";

/** The password once more, before something that only the owner may do. */
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
          title: "지금 쓰는 비밀번호",
          widget: "password",
          options: { autocomplete: "current-password" },
          required: "지금 쓰는 비밀번호를 입력해 주세요.",
        },
      ],
    },
  ],
  submitLabel: "확인",
  problemFields: { password_mismatch: "passwd" },
});
