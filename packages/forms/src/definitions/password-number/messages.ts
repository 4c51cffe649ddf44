import type { MessageTable } from "../../engine/definition/form-definition.ts";

const missing = "아이디를 입력해 주세요.";

/** What the form says that asks whose password was forgotten. */
export const passwordNumberMessages: MessageTable = {
  username: { required: missing, pattern: missing },
};
