import {
  loginWithSocial,
  type SocialLoginNeeds,
  type SocialLoginOutcome,
} from "./login-with-social.ts";

/** Kakao needs nothing but the code. */
export function loginWithKakao(
  services: SocialLoginNeeds,
  given: { readonly code: string; readonly address: string },
): Promise<SocialLoginOutcome> {
  const { code, address } = given;
  return loginWithSocial(services, { type: "KAKAO", grant: { code, client: "WEB" }, address });
}
