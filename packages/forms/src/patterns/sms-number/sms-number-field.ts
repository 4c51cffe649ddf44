import { defineField } from "../../engine/definition/field.ts";

/** The six digits of a message. */
export const smsNumberField = defineField({
  path: "number",
  title: "인증번호",
  widget: "smsNumber",
  required: "인증번호를 입력해 주세요.",
  messages: { pattern: "번호 여섯 자리를 모두 입력해 주세요." },
});
