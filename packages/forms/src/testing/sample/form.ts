import type { BodySchema } from "@damadum/contract";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/sample.ts";

/** The request body of the sample form: an answer that a service verifies, a group, and files. */
export interface SampleRequest {
  readonly nickname: string;
  readonly contact: { readonly name: string };
  readonly photos?: readonly string[];
}

const body: BodySchema<SampleRequest> = {
  type: "object",
  required: ["nickname", "contact"],
  properties: {
    nickname: { title: "별명", type: "string", minLength: 2, maxLength: 20 },
    contact: {
      title: "연락할 분",
      type: "object",
      required: ["name"],
      properties: { name: { title: "이름", type: "string", minLength: 1 } },
    },
    photos: {
      title: "집 사진",
      "x-unit": "장",
      type: "array",
      maxItems: 2,
      items: { type: "string" },
    },
  },
};

/** A form of one step that waits for services, for the engine's stories and tests. */
export const sampleForm = defineForm<SampleRequest>()({
  id: "sample",
  body,
  compiled,
  steps: [
    {
      id: "about",
      name: "신청",
      fields: [
        {
          path: "nickname",
          widget: "verified",
          help: "두 글자부터 스무 글자까지 쓸 수 있어요.",
          verify: {
            service: "checkUsername",
            messages: { TAKEN: "이미 쓰고 있는 별명이에요." },
            accepted: "쓸 수 있는 별명이에요.",
          },
        },
        { path: "contact" },
        { path: "contact.name", title: "연락할 분 이름" },
        { path: "photos", widget: "upload" },
      ],
    },
  ],
  draft: { storage: "session", days: 1, keepAfterSubmit: false },
  needs: ["checkUsername", "uploadFile"],
  submitLabel: "신청하기",
});
