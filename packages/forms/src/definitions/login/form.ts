import type { LoginRequest } from "@damadum/sdk";

import type { FormDefinition } from "../../engine/definition/form-definition.ts";
import { asRequest } from "../../engine/definition/as-request.ts";
import { validators, version } from "../../generated/validators/login.ts";
import { loginMessages } from "./messages.ts";
import { loginSchema } from "./schemas.ts";

/** Log in with an ID. Nothing of it is kept in the browser. */
export const loginForm: FormDefinition<LoginRequest> = {
  id: "login",
  version,
  steps: [
    {
      id: "login",
      name: "로그인",
      schema: loginSchema,
      uiSchema: {
        username: {
          "ui:title": "아이디",
          "ui:options": { autocomplete: "username", verbatim: true },
        },
        password: {
          "ui:title": "비밀번호",
          "ui:widget": "password",
          "ui:options": { autocomplete: "current-password" },
        },
      },
    },
  ],
  needs: [],
  validators,
  messages: loginMessages,
  widgets: {},
  fields: {},
  defaults: {},
  draft: { storage: "none", days: 0, keptAfterSubmit: false },
  submitLabel: "로그인",
  check: () => [],
  problemFields: {},
  toRequest: asRequest<LoginRequest>,
};
