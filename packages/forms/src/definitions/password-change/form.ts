import type { PasswordChange } from "@damadum/sdk";

import { asRequest } from "../../engine/definition/as-request.ts";
import type { FormDefinition } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/password-change.ts";
import { passwordPattern } from "../../patterns/password/password-pattern.ts";
import { checkNewPassword } from "../../patterns/password/check-new-password.ts";
import { passwordChangeMessages } from "./messages.ts";
import { passwordChangeSchema } from "./schemas.ts";

/** A new password for whoever has just shown that they know the old one. */
export const passwordChangeForm: FormDefinition<PasswordChange> = {
  id: "password-change",
  version,
  steps: [
    {
      id: "password-change",
      name: "새 비밀번호",
      schema: passwordChangeSchema,
      uiSchema: {
        passwd: { ...passwordPattern.uiSchema["passwd"], "ui:title": "새 비밀번호" },
      },
    },
  ],
  needs: [],
  validators,
  messages: passwordChangeMessages,
  widgets: { ...passwordPattern.widgets },
  fields: {},
  defaults: {},
  draft: { storage: "none", days: 0, keptAfterSubmit: false },
  submitLabel: "비밀번호 바꾸기",
  check: checkNewPassword,
  problemFields: {},
  toRequest: asRequest<PasswordChange>,
};
