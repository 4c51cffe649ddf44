import {
  loginWithApple,
  loginWithGoogle,
  loginWithKakao,
  loginWithNaver,
  type SocialLoginResult,
} from "@damadum/sdk";
import type { CallbackAnswer } from "../read-callback.ts";
import type { LoginTrip } from "../state/login-trip.ts";

type Granted = Extract<CallbackAnswer, { kind: "granted" }>;

/** Brings the provider's code to the server, which asks the provider whose it is. */
export function exchangeCode(
  { type, state, isApp, verifier }: LoginTrip,
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
