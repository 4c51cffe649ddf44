import { PasswordNumberCheck as body } from "@damadum/sdk/requests";
import type { PasswordNumberCheck } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/password-number-check.ts";
import { smsNumberField } from "../../patterns/sms-number/sms-number-field.ts";

/** The number from the SMS. The page adds the username that it was sent for. */
export const passwordNumberCheckForm = defineForm<PasswordNumberCheck>()({
  id: "password-number-check",
  body,
  compiled,
  steps: [
    {
      id: "password-number-check",
      name: "번호 확인",
      fields: [{ path: "username", widget: "hidden" }, smsNumberField],
    },
  ],
  submitLabel: "확인",
});
