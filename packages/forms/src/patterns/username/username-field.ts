import { limits } from "@damadum/contract";
import { usernameTakenMessage } from "@damadum/domain";

import { defineField } from "../../theme/define.ts";

const { minLength, maxLength } = limits.Username;

export const newUsernameField = defineField({
  path: "username",
  widget: "verified",
  options: { autocomplete: "username", verbatim: true },
  help: `영문 소문자로 시작하는 ${minLength}~${maxLength}자 (숫자, -, _ 가능)`,
  verify: {
    service: "checkUsername",
    messages: { TAKEN: usernameTakenMessage },
    accepted: "쓸 수 있는 아이디예요.",
  },
  plain: "harmless",
});

export const usernameField = defineField({
  path: "username",
  options: { autocomplete: "username", verbatim: true },
});
