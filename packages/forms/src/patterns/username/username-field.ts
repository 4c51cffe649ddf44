import { limits } from "@damadum/contract";
import { USERNAME_MESSAGE, usernameTakenMessage } from "@damadum/domain";

import { defineField } from "../../engine/definition/field.ts";

const { minLength, maxLength } = limits.Username;

/** A username that is being chosen. */
export const newUsernameField = defineField({
  path: "username",
  title: "아이디",
  widget: "verified",
  options: { autocomplete: "username", verbatim: true },
  help: `영문 소문자로 시작하는 ${minLength}~${maxLength}자 (숫자, -, _ 가능)`,
  verify: {
    service: "checkUsername",
    messages: { TAKEN: usernameTakenMessage },
    accepted: "쓸 수 있는 아이디예요.",
  },
  required: "아이디를 입력해 주세요.",
  messages: { "*": USERNAME_MESSAGE },
  plain: "harmless",
});

/** An existing username. */
export const usernameField = defineField({
  path: "username",
  title: "아이디",
  options: { autocomplete: "username", verbatim: true },
  required: "아이디를 입력해 주세요.",
});
