import type { PasswordNumberCheck } from "@damadum/sdk";

import { asRequest } from "../../engine/definition/as-request.ts";
import type { FormDefinition } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/password-number-check.ts";
import { smsNumberPattern } from "../../patterns/sms-number/sms-number-pattern.ts";
import { passwordNumberCheckMessages } from "./messages.ts";
import { passwordNumberCheckSchema } from "./schemas.ts";

/** The number that came by SMS. The page brings the username that it was sent for. */
export const passwordNumberCheckForm: FormDefinition<PasswordNumberCheck> = {
  id: "password-number-check",
  version,
  steps: [
    {
      id: "password-number-check",
      name: "번호 확인",
      schema: passwordNumberCheckSchema,
      uiSchema: {
        username: { "ui:title": "아이디", "ui:widget": "hidden" },
        ...smsNumberPattern.uiSchema,
      },
    },
  ],
  needs: [],
  validators,
  messages: passwordNumberCheckMessages,
  widgets: { ...smsNumberPattern.widgets },
  fields: {},
  defaults: {},
  draft: { storage: "none", days: 0, keptAfterSubmit: false },
  submitLabel: "확인",
  check: () => [],
  problemFields: {},
  toRequest: asRequest<PasswordNumberCheck>,
};
