import { limits } from "@damadum/contract";

import { stricterRules } from "../contract/stricter-rules.ts";

/** Shortest and longest password in characters (spec sections 5 and 9). */
export const PASSWORD_LENGTH = {
  min: limits.NewPassword.minLength,
  max: limits.NewPassword.maxLength,
};

/** The message for a password that breaks the rule. */
export const PASSWORD_MESSAGE = limits.NewPassword.message;

/** Which parts of the password rule are met: its length, and two of three kinds (spec section 5). */
export function checkPassword(text: string): { length: boolean; kinds: boolean; valid: boolean } {
  const size = Array.from(text).length;
  const length = size >= PASSWORD_LENGTH.min && size <= PASSWORD_LENGTH.max;
  const kinds = !stricterRules.NewPassword.rejects(text);
  return { length, kinds, valid: length && kinds };
}
