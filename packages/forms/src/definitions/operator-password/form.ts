import { OperatorPassword as body } from "@damadum/sdk/requests";
import type { OperatorPassword } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/operator-password.ts";
import { currentPasswordField } from "../../patterns/password/current-password-field.ts";
import { usernameField } from "../../patterns/username/username-field.ts";

/** Login of an operator whose second factor is a passkey, which the browser asks for. */
export const operatorPasswordForm = defineForm<OperatorPassword>()({
  id: "operator-password",
  body,
  compiled,
  steps: [
    {
      id: "operator-password",
      name: "로그인",
      fields: [usernameField, currentPasswordField],
    },
  ],
  submitLabel: "패스키로 계속하기",
});
