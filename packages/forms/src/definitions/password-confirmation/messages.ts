import type { MessageTable } from "../../engine/definition/form-definition.ts";

/** What the form says that asks for the password once more. */
export const passwordConfirmationMessages: MessageTable = {
  passwd: { required: "지금 쓰는 비밀번호를 입력해 주세요." },
};
