import type { RJSFSchema } from "@rjsf/utils";

import { defineForm } from "../../engine/definition/define-form.ts";
import { compiled } from "../../generated/forms/example.ts";
import { phoneField } from "../../patterns/person/person-fields.ts";

/** What the server takes. In the product `@damadum/sdk` has the type and `@damadum/contract/requests` the schema. */
export type CallRequest = {
  readonly topic: "MOVE" | "STORAGE";
  readonly months?: number;
  readonly phone_number: string;
  readonly memo?: string;
};

const body: RJSFSchema = {
  type: "object",
  required: ["topic", "phone_number"],
  properties: {
    topic: { type: "string", enum: ["MOVE", "STORAGE"] },
    months: { type: "integer", minimum: 1, maximum: 36 },
    phone_number: { type: "string", pattern: "^01[0-9]-[0-9]{3,4}-[0-9]{4}$" },
    memo: { type: "string", maxLength: 500 },
  },
};

/** Asks for a call back. */
export const callForm = defineForm<CallRequest>()({
  id: "call",
  body,
  compiled,
  steps: [
    {
      id: "topic",
      name: "상담",
      title: "무엇이 궁금하세요?",
      fields: [
        {
          path: "topic",
          title: "궁금한 것",
          widget: "choice",
          options: {
            choices: [
              { value: "MOVE", label: "이사" },
              { value: "STORAGE", label: "보관" },
            ],
          },
          required: "궁금한 것을 골라 주세요.",
        },
        {
          path: "months",
          title: "보관할 기간",
          widget: "counter",
          options: { unit: "개월" },
          when: { field: "topic", is: "STORAGE" },
          required: "보관할 기간을 골라 주세요.",
        },
        phoneField,
      ],
    },
    {
      id: "confirm",
      name: "확인",
      title: "이대로 신청할까요?",
      isReview: true,
      fields: [{ path: "memo", title: "요청 사항", widget: "textarea" }],
    },
  ],
  draft: { storage: "session", days: 1, keepAfterSubmit: false },
  submitLabel: "상담 신청하기",
});
