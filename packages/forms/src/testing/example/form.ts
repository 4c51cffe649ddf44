import type { BodySchema } from "@damadum/contract";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/example.ts";
import { phoneField } from "../../patterns/person/person-fields.ts";

/** What the server takes. In the product `@damadum/sdk` has the type and `@damadum/sdk/requests` the schema. */
export interface CallRequest {
  readonly topic: "MOVE" | "STORAGE";
  readonly months?: number;
  readonly phone_number: string;
  readonly memo?: string;
}

const body: BodySchema<CallRequest> = {
  type: "object",
  required: ["topic", "phone_number"],
  properties: {
    topic: { title: "궁금한 것", type: "string", enum: ["MOVE", "STORAGE"] },
    months: { title: "보관할 기간", "x-unit": "개월", type: "integer", minimum: 1, maximum: 36 },
    phone_number: {
      title: "휴대전화 번호",
      type: "string",
      pattern: "^01[0-9]-[0-9]{3,4}-[0-9]{4}$",
      examples: ["010-1234-5678"],
    },
    memo: { title: "요청 사항", type: "string", maxLength: 500 },
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
          widget: "choice",
          options: {
            choices: [
              { value: "MOVE", label: "이사" },
              { value: "STORAGE", label: "보관" },
            ],
          },
        },
        {
          path: "months",
          widget: "counter",
          when: { field: "topic", is: "STORAGE" },
          required: true,
        },
        phoneField,
      ],
    },
    {
      id: "confirm",
      name: "확인",
      title: "이대로 신청할까요?",
      isReview: true,
      fields: [{ path: "memo", widget: "textarea" }],
    },
  ],
  draft: { storage: "session", days: 1, keepAfterSubmit: false },
  submitLabel: "상담 신청하기",
});
