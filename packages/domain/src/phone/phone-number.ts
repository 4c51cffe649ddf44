import { limits } from "@damadum/contract";

/** With a group for each of the three parts. */
const PHONE_NUMBER = new RegExp(limits.PhoneNumber.pattern);

/** The message when the text is not a phone number. */
export const PHONE_NUMBER_MESSAGE = limits.PhoneNumber.message;

/** Whether the text is a Korean mobile or area-code number, hyphens optional (spec section 5). */
export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text);
}

/** Prefix, middle 3 or 4 digits and last 4 (spec section 3), or null when it is not a phone number. */
export function splitPhoneNumber(text: string): readonly [string, string, string] | null {
  const [, prefix, middle, last] = PHONE_NUMBER.exec(text) ?? [];
  if (prefix === undefined || middle === undefined || last === undefined) return null;
  return [prefix, middle, last];
}
