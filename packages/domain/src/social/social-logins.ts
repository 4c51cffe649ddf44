/** Services whose account a person can log in with (spec section 1), in the order in which they are offered. */
export const socialLogins = {
  NAVER: { label: "네이버" },
  KAKAO: { label: "카카오" },
  GOOGLE: { label: "Google" },
  APPLE: { label: "Apple" },
} as const;

/** One social login. */
export type SocialLoginType = keyof typeof socialLogins;

/** All social logins, in order. */
export const socialLoginTypes = [
  "NAVER",
  "KAKAO",
  "GOOGLE",
  "APPLE",
] as const satisfies readonly SocialLoginType[];
