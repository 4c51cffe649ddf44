import {
  loginWithSocial,
  type SocialLoginNeeds,
  type SocialLoginOutcome,
} from "./login-with-social.ts";

/** Kakao needs nothing but the code. */
export function loginWithKakao(
  services: SocialLoginNeeds,
  input: { readonly code: string; readonly address: string },
): Promise<SocialLoginOutcome> {
  const { code, address } = input;
  return loginWithSocial(services, { type: "KAKAO", grant: { code, client: "WEB" }, address });
}
