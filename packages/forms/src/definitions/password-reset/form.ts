import type { PasswordReset } from "@damadum/sdk";

import { asRequest } from "../../engine/definition/as-request.ts";
import type { FormDefinition } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/password-reset.ts";
import { passwordPattern } from "../../patterns/password/password-pattern.ts";
import { checkNewPassword } from "../../patterns/password/check-new-password.ts";
import { passwordResetMessages } from "./messages.ts";
import { passwordResetSchema } from "./schemas.ts";

/** A new password for a forgotten one. The page brings the username and the ticket that the number was traded for. */
export const passwordResetForm: FormDefinition<PasswordReset> = {
  id: "password-reset",
  version,
  steps: [
    {
      id: "password-reset",
      name: "새 비밀번호",
      schema: passwordResetSchema,
      uiSchema: {
        username: { "ui:title": "아이디", "ui:widget": "hidden" },
        reset_token: { "ui:title": "확인", "ui:widget": "hidden" },
        passwd: { ...passwordPattern.uiSchema["passwd"], "ui:title": "새 비밀번호" },
      },
    },
  ],
  needs: [],
  validators,
  messages: passwordResetMessages,
  widgets: { ...passwordPattern.widgets },
  fields: {},
  defaults: {},
  draft: { storage: "none", days: 0, keptAfterSubmit: false },
  submitLabel: "비밀번호 바꾸기",
  check: checkNewPassword,
  problemFields: {},
  toRequest: asRequest<PasswordReset>,
};
