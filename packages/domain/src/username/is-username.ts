/** What a person reads when a username does not meet the rule. */
export const USERNAME_MESSAGE =
  "아이디는 영문 소문자로 시작해 영문 소문자, 숫자, 하이픈, 밑줄로 4자에서 20자로 만들어 주세요.";

/** Whether the text can be a username: 4 to 20 of a-z, 0-9, `-`, `_`, beginning with a letter. */
export function isUsername(text: string): boolean {
  return /^[a-z][a-z0-9_-]{3,19}$/.test(text);
}
