import type { MessageTable } from "../../engine/definition/form-definition.ts";
import { personPattern } from "../../patterns/person/person-pattern.ts";

/** What the profile form says. */
export const profileMessages: MessageTable = {
  ...personPattern.messages,
  gender: { required: "성별을 골라 주세요." },
};
