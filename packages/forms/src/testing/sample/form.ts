import type { BodySchema, Schema } from "@damadum/contract";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/sample.ts";

type Payment =
  | { readonly way: "CARD"; readonly card_name: string }
  | { readonly way: "TRANSFER"; readonly depositor: string };

/** The request body of the sample form: everything that a form's schema may contain. */
export interface SampleRequest {
  readonly nickname: string;
  readonly contact: { readonly name: string };
  readonly has_pet: boolean;
  readonly pet_name?: string;
  readonly helpers: readonly {
    readonly name: string;
    readonly phone?: string;
    readonly has_car?: boolean;
    readonly plate?: string;
  }[];
  readonly payment: Payment;
  readonly photos?: readonly string[];
}

const payment: Schema = {
  title: "결제",
  "x-prefix": "",
  type: "object",
  required: ["way"],
  properties: {},
  discriminator: { propertyName: "way" },
  oneOf: [
    {
      type: "object",
      required: ["way", "card_name"],
      properties: {
        way: {
          title: "결제 방법",
          "x-required-message": "결제 방법을 골라 주세요.",
          const: "CARD",
        },
        card_name: { title: "카드에 적힌 이름", type: "string", minLength: 1 },
      },
    },
    {
      type: "object",
      required: ["way", "depositor"],
      properties: {
        way: { const: "TRANSFER" },
        depositor: { title: "보내는 사람", type: "string", minLength: 1 },
      },
    },
  ],
};

const body: BodySchema<SampleRequest> = {
  type: "object",
  required: ["nickname", "contact", "has_pet", "helpers", "payment"],
  properties: {
    nickname: { title: "별명", type: "string", minLength: 2, maxLength: 20 },
    contact: { $ref: "#/$defs/person", title: "연락할 분" },
    has_pet: {
      title: "반려동물이 있는지",
      "x-required-message": "반려동물이 있는지 골라 주세요.",
      type: "boolean",
    },
    helpers: {
      title: "도와줄 사람",
      "x-unit": "명",
      "x-prefix": "",
      "x-required-message": "도와줄 사람을 한 명 이상 더해 주세요.",
      type: "array",
      minItems: 1,
      maxItems: 3,
      items: { $ref: "#/$defs/helper" },
    },
    payment,
    photos: {
      title: "집 사진",
      "x-unit": "장",
      type: "array",
      maxItems: 2,
      items: { type: "string" },
    },
  },
  if: { type: "object", required: ["has_pet"], properties: { has_pet: { const: true } } },
  // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
  then: {
    required: ["pet_name"],
    properties: { pet_name: { title: "반려동물 이름", type: "string", minLength: 1 } },
  },
  $defs: {
    person: {
      type: "object",
      required: ["name"],
      properties: { name: { title: "이름", type: "string", minLength: 1 } },
    },
    helper: {
      title: "사람",
      type: "object",
      required: ["name"],
      properties: {
        name: { title: "이름", type: "string", minLength: 1, maxLength: 10 },
        phone: {
          title: "휴대전화 번호",
          type: "string",
          pattern: "^01[0-9]-[0-9]{3,4}-[0-9]{4}$",
          examples: ["010-1234-5678"],
        },
        has_car: { title: "차를 가져오는지", type: "boolean" },
        plate: { title: "차량 번호", type: "string", minLength: 1 },
      },
    },
  },
};

/** Every feature of the engine in one form, for its stories and tests. */
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
        {
          path: "has_pet",
          title: "반려동물이 있나요?",
          widget: "choice",
          options: {
            columns: 2,
            choices: [
              { value: true, label: "있어요" },
              { value: false, label: "없어요" },
            ],
          },
        },
        { path: "pet_name" },
        {
          path: "helpers",
          widget: "list",
          help: "함께 올 사람을 알려 주세요.",
        },
        { path: "helpers.*" },
        { path: "helpers.*.name" },
        {
          path: "helpers.*.phone",
          widget: "phone",
        },
        { path: "helpers.*.has_car", title: "차를 가져와요", widget: "checkbox" },
        {
          path: "helpers.*.plate",
          when: { field: "helpers.*.has_car", is: true },
          required: true,
        },
        { path: "payment" },
        {
          path: "payment.way",
          title: "어떻게 결제할까요?",
          widget: "choice",
          options: {
            choices: [
              { value: "CARD", label: "카드" },
              { value: "TRANSFER", label: "계좌 이체" },
            ],
          },
        },
        { path: "payment.card_name" },
        { path: "payment.depositor" },
        {
          path: "photos",
          widget: "upload",
        },
      ],
    },
  ],
  draft: { storage: "session", days: 1, keepAfterSubmit: false },
  needs: ["checkUsername", "uploadFile"],
  submitLabel: "신청하기",
});
