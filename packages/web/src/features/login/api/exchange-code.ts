import {
  getLoginWithAppleMutationKey,
  getLoginWithGoogleMutationKey,
  getLoginWithKakaoMutationKey,
  getLoginWithNaverMutationKey,
  loginWithApple,
  loginWithGoogle,
  loginWithKakao,
  loginWithNaver,
  type SocialLoginResult,
} from "@damadum/sdk";
import type { SocialLoginType } from "@damadum/domain";
import type { CallbackResult } from "../read-callback.ts";
import type { LoginAttempt } from "../state/login-attempt.ts";

type Granted = Extract<CallbackResult, { kind: "granted" }>;

const exchangeKeys = {
  NAVER: getLoginWithNaverMutationKey(),
  KAKAO: getLoginWithKakaoMutationKey(),
  GOOGLE: getLoginWithGoogleMutationKey(),
  APPLE: getLoginWithAppleMutationKey(),
} as const;

/** The key of one exchange; `visit` names the visit of the callback page, whose code can be exchanged once. */
export function exchangeKey(type: SocialLoginType, visit: string): readonly string[] {
  return [...exchangeKeys[type], visit];
}

/**
 * Sends the provider's code to the server, which exchanges it for the account. Not a mutation hook, because the session
 * adopts the tokens before any screen is notified.
 */
export function exchangeCode(
  { type, state, isApp, verifier }: LoginAttempt,
  { code, idToken, name }: Granted,
): Promise<SocialLoginResult> {
  switch (type) {
    case "NAVER":
      return loginWithNaver({ code, state });
    case "KAKAO":
      return loginWithKakao({ code });
    case "GOOGLE":
      return loginWithGoogle({
        code,
        is_app: isApp,
        ...(verifier !== null && { code_verifier: verifier }),
      });
    case "APPLE":
      return loginWithApple({
        code,
        id_token: idToken ?? "",
        ...(name !== null && { name }),
      });
  }
}
