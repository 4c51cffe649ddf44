import type { MessageTable } from "../../engine/definition/form-definition.ts";
import { consentsPattern } from "../../patterns/consents/consents-pattern.ts";
import { passwordPattern } from "../../patterns/password/password-pattern.ts";
import { personPattern } from "../../patterns/person/person-pattern.ts";
import { usernamePattern } from "../../patterns/username/username-pattern.ts";

/** What the signup form says. */
export const signupMessages: MessageTable = {
  ...consentsPattern.messages,
  ...usernamePattern.messages,
  ...passwordPattern.messages,
  ...personPattern.messages,
};
