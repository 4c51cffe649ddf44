import type { MessageTable } from "../../engine/definition/form-definition.ts";

/** What the login form says. */
export const loginMessages: MessageTable = {
  username: { required: "아이디를 입력해 주세요." },
  password: { required: "비밀번호를 입력해 주세요." },
};
