/**
 * The number by SMS that lets somebody set a new password: digits, minutes, tries, and times in seconds. Of the
 * tries some are left to whoever asked for it: they do not go to wherever else somebody guesses from.
 */
export const PASSWORD_NUMBER = {
  digits: 6,
  minutes: 3,
  tries: 5,
  triesElsewhere: 2,
  resendSeconds: 30,
} as const;

/** What a page says once the number's minutes are over. */
export const passwordNumberOver = "번호를 쓸 수 있는 시간이 지났어요. 번호를 다시 받아 주세요.";
