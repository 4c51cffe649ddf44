import {
  loginWithApple,
  loginWithGoogle,
  loginWithKakao,
  loginWithNaver,
  type SocialLoginResult,
} from "@damadum/sdk";
import type { CallbackResult } from "../read-callback.ts";
import type { LoginAttempt } from "../state/login-attempt.ts";

type Granted = Extract<CallbackResult, { kind: "granted" }>;

/** Sends the provider's code to the server, which exchanges it for the account. */
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
