import type { MessageTable } from "../../engine/definition/form-definition.ts";
import { birthPattern } from "../../patterns/birth/birth-pattern.ts";
import { consentsPattern } from "../../patterns/consents/consents-pattern.ts";
import { personPattern } from "../../patterns/person/person-pattern.ts";

/** What the social signup form says. */
export const socialSignupMessages: MessageTable = {
  ...consentsPattern.messages,
  ...personPattern.messages,
  ...birthPattern.messages,
};
