/** Shortest and longest password in characters (spec sections 5 and 9). */
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

/** What a person reads when a password does not meet the rule. */
export const PASSWORD_MESSAGE =
  "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 8자에서 20자로 만들어 주세요.";

// Other characters (Hangul, spaces) are allowed and count for the length, but are no kind.
const KINDS = [/[A-Za-z]/, /[0-9]/, /[!-/:-@[-`{-~]/];

/** Which parts of the password rule hold: 8 to 20 characters, two of three kinds (spec section 5). */
export function checkPassword(text: string): { length: boolean; kinds: boolean; valid: boolean } {
  const size = Array.from(text).length;
  const length = size >= PASSWORD_LENGTH.min && size <= PASSWORD_LENGTH.max;
  const kinds = KINDS.filter((kind) => kind.test(text)).length >= 2;
  return { length, kinds, valid: length && kinds };
}
