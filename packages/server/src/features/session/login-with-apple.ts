import {
  loginWithSocial,
  type SocialLoginNeeds,
  type SocialLoginOutcome,
} from "./login-with-social.ts";

/** Apple sends a signed id_token with the code; the account number that the browser sends is only compared with it. */
export function loginWithApple(
  services: SocialLoginNeeds,
  input: {
    readonly code: string;
    readonly idToken: string;
    readonly name?: string;
    readonly snsId?: string;
    readonly address: string;
  },
): Promise<SocialLoginOutcome> {
  const { code, idToken, name, snsId, address } = input;
  const grant = {
    code,
    idToken,
    client: "WEB",
    ...(name === undefined ? {} : { name }),
    ...(snsId === undefined ? {} : { accountId: snsId }),
  } as const;
  return loginWithSocial(services, { type: "APPLE", grant, address });
}
