import {
  loginWithSocial,
  type SocialLoginNeeds,
  type SocialLoginOutcome,
} from "./login-with-social.ts";

/** Naver requires the state with which the login began. */
export function loginWithNaver(
  services: SocialLoginNeeds,
  input: { readonly code: string; readonly state: string; readonly address: string },
): Promise<SocialLoginOutcome> {
  const { code, state, address } = input;
  const grant = { code, state, client: "WEB" } as const;
  return loginWithSocial(services, { type: "NAVER", grant, address });
}
