import type { DeepPartial, SocialSignup } from "@damadum/forms";
import type { SignupStart } from "../../shared/social-login/signup-start.ts";

/** What a provider told, as answers of the signup; what it did not tell is left to the person. */
export function toldAnswers(start: SignupStart): DeepPartial<SocialSignup> {
  const { name, phone_number, email, birthyear, birthday, gender } = start;
  return {
    ...(name !== null && { name }),
    ...(phone_number !== null && { phone_number }),
    ...(email !== null && { email }),
    ...(birthyear !== null && { birthyear }),
    ...(birthday !== null && { birthday }),
    ...(gender !== "U" && { gender }),
  };
}
