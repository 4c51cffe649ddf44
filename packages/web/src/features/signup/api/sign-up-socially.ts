import { signUpWithTicket, type AuthTokens, type SocialSignupRequest } from "@damadum/sdk";
import type { SocialSignup } from "@damadum/forms";
import type { SignupStart } from "../../../shared/social-login/signup-start.ts";

/** Signs up with the social account that the ticket stands for. */
export function signUpSocially(
  { type, ticket }: SignupStart,
  answers: SocialSignup & Pick<SocialSignupRequest, "certification_uid">,
): Promise<AuthTokens> {
  return signUpWithTicket(type, { ...answers, sns_id: ticket });
}
