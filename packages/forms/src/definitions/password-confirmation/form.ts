import type { PasswordConfirmation } from "@damadum/sdk";

import { asRequest } from "../../engine/definition/as-request.ts";
import type { FormDefinition } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/password-confirmation.ts";
import { passwordConfirmationMessages } from "./messages.ts";
import { passwordConfirmationSchema } from "./schemas.ts";

/** The password once more, before something that only the owner may do. */
export const passwordConfirmationForm: FormDefinition<PasswordConfirmation> = {
  id: "password-confirmation",
  version,
  steps: [
    {
      id: "password-confirmation",
      name: "비밀번호 확인",
      schema: passwordConfirmationSchema,
      uiSchema: {
        passwd: {
          "ui:title": "지금 쓰는 비밀번호",
          "ui:widget": "password",
          "ui:options": { autocomplete: "current-password" },
        },
      },
    },
  ],
  needs: [],
  validators,
  messages: passwordConfirmationMessages,
  widgets: {},
  fields: {},
  defaults: {},
  draft: { storage: "none", days: 0, keptAfterSubmit: false },
  submitLabel: "확인",
  check: () => [],
  problemFields: { password_mismatch: ["passwd"] },
  toRequest: asRequest<PasswordConfirmation>,
};
