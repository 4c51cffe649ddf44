import { PasswordNumberRequest as body } from "@damadum/sdk/requests";
import type { PasswordNumberRequest } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/password-number.ts";
import { usernameField } from "../../patterns/username/username-field.ts";

/** The username of a forgotten password: a number is sent to the phone of that account. */
export const passwordNumberForm = defineForm<PasswordNumberRequest>()({
  id: "password-number",
  body,
  compiled,
  steps: [{ id: "password-number", name: "아이디", fields: [usernameField] }],
  submitLabel: "인증번호 받기",
});
