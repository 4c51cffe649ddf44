import { checkName, isPhoneNumber, isUsername } from "@damadum/domain";
import type { SocialProfile } from "../../providers/social/social-login.ts";

const LONGEST_NAME = 40;
const LONGEST_EMAIL = 254;

/** Initial values of a signup: the provider's profile without its account number. */
export type SignupInfo = Omit<SocialProfile, "providerId">;

/** Omits values that our own form would reject, so that no member has to fix what a provider wrote. */
export function signupInfo({ providerId: _secret, ...profile }: SocialProfile): SignupInfo {
  const { username, name, birthday, birthyear, phoneNumber, ageRange, email } = profile;
  return {
    ...profile,
    username: fit(username, isUsername),
    name: fit(
      name?.trim() ?? null,
      (text) => checkName(text).length === 0 && text.length <= LONGEST_NAME,
    ),
    birthday: fit(birthday, (text) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)),
    birthyear: fit(birthyear, (text) => /^(19|20)\d{2}$/.test(text)),
    phoneNumber: fit(phoneNumber, isPhoneNumber),
    ageRange: fit(ageRange, (text) => text.length <= 20),
    email: fit(email, (text) => text.includes("@") && text.length <= LONGEST_EMAIL),
  };
}

function fit(text: string | null, fits: (text: string) => boolean): string | null {
  return text !== null && fits(text) ? text : null;
}
