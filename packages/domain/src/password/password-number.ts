/**
 * Limits of the SMS number that allows setting a new password. At most `triesElsewhere` of the `tries` can be used from
 * another address than the requester's, so that a stranger's guesses cannot use them up.
 */
export const PASSWORD_NUMBER = {
  digits: 6,
  minutes: 3,
  tries: 5,
  triesElsewhere: 2,
  resendSeconds: 30,
} as const;

/** The message once the number has expired. */
export const PASSWORD_NUMBER_EXPIRED_MESSAGE =
  "번호를 쓸 수 있는 시간이 지났어요. 번호를 다시 받아 주세요.";
