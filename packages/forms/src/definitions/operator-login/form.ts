import { OperatorLogin as body } from "@damadum/sdk/requests";
import type { OperatorLogin } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/operator-login.ts";
import { currentPasswordField } from "../../patterns/password/current-password-field.ts";
import { usernameField } from "../../patterns/username/username-field.ts";

/** Login of an operator: password and second factor together. Nothing is kept in the browser. */
export const operatorLoginForm = defineForm<OperatorLogin>()({
  id: "operator-login",
  body,
  compiled,
  steps: [
    {
      id: "operator-login",
      name: "로그인",
      fields: [
        usernameField,
        currentPasswordField,
        {
          path: "code",
          help: "인증 앱의 여섯 자리예요. 휴대전화를 잃어버렸다면 복구 코드를 적어 주세요.",
          options: { autocomplete: "one-time-code", verbatim: true },
        },
      ],
    },
  ],
  submitLabel: "로그인",
});
