import { PHONE_NUMBER_MESSAGE } from "@damadum/domain";

import { defineField } from "../../engine/definition/field.ts";

export const nameField = defineField({
  path: "name",
  title: "이름",
  options: { autocomplete: "name" },
  required: "이름을 입력해 주세요.",
  plain: "이름",
});

export const emailField = defineField({
  path: "email",
  title: "이메일",
  options: { autocomplete: "email", inputType: "email", inputMode: "email", verbatim: true },
  placeholder: "name@example.com",
  messages: { format: "이메일 주소를 name@example.com처럼 입력해 주세요." },
});

export const phoneField = defineField({
  path: "phone_number",
  title: "휴대전화 번호",
  widget: "phone",
  placeholder: "010-1234-5678",
  required: "휴대전화 번호를 입력해 주세요.",
  messages: { pattern: PHONE_NUMBER_MESSAGE },
  plain: "010-0000-0000",
});

/** Who somebody is and how to reach them. */
export const personFields = [nameField, phoneField, emailField] as const;
