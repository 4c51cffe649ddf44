import type { Pattern } from "../pattern.ts";
import { ConsentsField } from "./consents-field.tsx";

const missing = "필수 항목에 모두 동의해 주세요.";

/** The consents of a signup, as a list named `consents`. */
export const consentsPattern: Pattern = {
  uiSchema: {
    consents: { "ui:title": "약관 동의", "ui:field": "consents", "ui:answer": "chosen" },
  },
  messages: { consents: { required: missing, minItems: missing } },
  fields: { consents: ConsentsField },
};
