import {
  loginWithSocial,
  type SocialLoginNeeds,
  type SocialLoginOutcome,
} from "./login-with-social.ts";

/** In the app, the login runs in the system browser and returns to another address. */
export function loginWithGoogle(
  services: SocialLoginNeeds,
  input: {
    readonly code: string;
    readonly isApp: boolean;
    readonly codeVerifier?: string;
    readonly address: string;
  },
): Promise<SocialLoginOutcome> {
  const { code, isApp, codeVerifier, address } = input;
  const client = isApp ? "APP" : "WEB";
  const grant = { code, client, ...(codeVerifier === undefined ? {} : { codeVerifier }) } as const;
  return loginWithSocial(services, { type: "GOOGLE", grant, address });
}
