import type { MessageTable } from "../../engine/definition/form-definition.ts";
import { consentsPattern } from "../../patterns/consents/consents-pattern.ts";
import { passwordPattern } from "../../patterns/password/password-pattern.ts";
import { phonePattern } from "../../patterns/phone/phone-pattern.ts";
import { usernamePattern } from "../../patterns/username/username-pattern.ts";

/** What the signup form says. */
export const signupMessages: MessageTable = {
  ...consentsPattern.messages,
  ...usernamePattern.messages,
  ...passwordPattern.messages,
  name: { required: "이름을 입력해 주세요.", pattern: "이름을 입력해 주세요." },
  ...phonePattern.messages,
  email: { format: "전자우편 주소를 name@example.com처럼 입력해 주세요." },
};
