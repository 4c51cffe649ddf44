import { limits } from "@damadum/contract";

const { minLength, maxLength, pattern, message } = limits.Username;
const letters = new RegExp(pattern);

/** The message for a username that breaks the rule. */
export const USERNAME_MESSAGE = message;

/** Whether the text can be a username: a-z, 0-9, `-`, `_`, beginning with a letter, within the contract's length. */
export function isUsername(text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && letters.test(text);
}
