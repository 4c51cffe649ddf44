import type { PasswordNumberRequest } from "@damadum/sdk";

import { asRequest } from "../../engine/definition/as-request.ts";
import type { FormDefinition } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/password-number.ts";
import { passwordNumberMessages } from "./messages.ts";
import { passwordNumberSchema } from "./schemas.ts";

/** Whose password was forgotten: a number goes to the phone of that account. */
export const passwordNumberForm: FormDefinition<PasswordNumberRequest> = {
  id: "password-number",
  version,
  steps: [
    {
      id: "password-number",
      name: "아이디",
      schema: passwordNumberSchema,
      uiSchema: {
        username: {
          "ui:title": "아이디",
          "ui:options": { autocomplete: "username", verbatim: true },
        },
      },
    },
  ],
  needs: [],
  validators,
  messages: passwordNumberMessages,
  widgets: {},
  fields: {},
  defaults: {},
  draft: { storage: "none", days: 0, keptAfterSubmit: false },
  submitLabel: "번호 받기",
  check: () => [],
  problemFields: {},
  toRequest: asRequest<PasswordNumberRequest>,
};
