import type { MessageTable } from "../../engine/definition/form-definition.ts";

/** What the profile form says. */
export const profileMessages: MessageTable = {
  name: { required: "이름을 입력해 주세요.", pattern: "이름을 입력해 주세요." },
  email: { format: "전자우편 주소를 name@example.com처럼 입력해 주세요." },
  gender: { required: "성별을 골라 주세요." },
};
