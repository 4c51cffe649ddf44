import { LoginRequest as body } from "@damadum/contract/requests";
import type { LoginRequest } from "@damadum/sdk";

import { defineForm } from "../../engine/definition/define-form.ts";
import { compiled } from "../../generated/forms/login.ts";
import { usernameField } from "../../patterns/username/username-field.ts";

/** Log in with an ID. Nothing of it is kept in the browser. */
export const loginForm = defineForm<LoginRequest>()({
  id: "login",
  body,
  compiled,
  steps: [
    {
      id: "login",
      name: "로그인",
      fields: [
        usernameField,
        {
          path: "password",
          title: "비밀번호",
          widget: "password",
          options: { autocomplete: "current-password" },
          required: "비밀번호를 입력해 주세요.",
        },
      ],
    },
  ],
  submitLabel: "로그인",
});
