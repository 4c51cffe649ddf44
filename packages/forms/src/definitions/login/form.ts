import { LoginRequest as body } from "@damadum/sdk/requests";
import type { LoginRequest } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/login.ts";
import { currentPasswordField } from "../../patterns/password/current-password-field.ts";
import { usernameField } from "../../patterns/username/username-field.ts";

/** Login with a username. Nothing is kept in the browser. */
export const loginForm = defineForm<LoginRequest>()({
  id: "login",
  body,
  compiled,
  steps: [
    {
      id: "login",
      name: "로그인",
      fields: [usernameField, currentPasswordField],
    },
  ],
  submitLabel: "로그인",
});
