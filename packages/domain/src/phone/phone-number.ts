const PHONE_NUMBER = /^(01[016789]|02|0[3-9]\d)-?(\d{3,4})-?(\d{4})$/;

/** What a person reads when the text is no phone number. */
export const PHONE_NUMBER_MESSAGE = "전화번호를 010-1234-5678처럼 입력해 주세요.";

/** Whether the text is a Korean mobile or area-code number, hyphens optional (spec section 5). */
export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text);
}

/** Prefix, middle 3 or 4 digits and last 4 (spec section 3), or null when it is no phone number. */
export function splitPhoneNumber(text: string): readonly [string, string, string] | null {
  const [, prefix, middle, last] = PHONE_NUMBER.exec(text) ?? [];
  if (prefix === undefined || middle === undefined || last === undefined) return null;
  return [prefix, middle, last];
}
