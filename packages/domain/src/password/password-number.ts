/** The number by SMS that lets somebody set a new password: digits, minutes, tries, and times in seconds. */
export const PASSWORD_NUMBER = {
  digits: 6,
  minutes: 3,
  tries: 5,
  resendSeconds: 30,
} as const;
