import { socialLogins, type SocialLoginType } from "@damadum/domain";
import { isApiError, isNetworkError } from "@damadum/sdk";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/router/redirect.ts";
import type { Session } from "../../shared/session/session.ts";
import { keepSignupStart } from "../../shared/identity/signup-start.ts";
import { slugOf } from "../../shared/identity/social-login-type.ts";
import { exchangeCode } from "./api/exchange-code.ts";
import { readCallback } from "./read-callback.ts";
import { endTrip } from "./state/login-trip.ts";

/** Where a social login leads: on to a page of this site, or nowhere, and why. */
export type SocialLoginOutcome =
  | { readonly kind: "leads-on"; readonly href: string }
  | {
      readonly kind: "ended";
      readonly title: string;
      readonly detail: string;
      /** The login, with where the person wanted to go. */
      readonly loginHref: string;
      /** Nothing is wrong where a person only changed their mind. */
      readonly isCancelled: boolean;
    };

/**
 * Takes what a provider's login page sent back: its state must be one that this browser set out with and was
 * not used yet, then its code is exchanged, once. Never rejects.
 */
export async function finishSocialLogin(
  session: Session,
  type: SocialLoginType,
  address: { search: string; hash: string },
): Promise<SocialLoginOutcome> {
  const name = `${socialLogins[type].label} 로그인`;
  const answer = readCallback(address);
  const trip = endTrip(type, answer.state);
  const redirect = safeRedirect(trip?.redirect);
  const ended = (title: string, detail: string, isCancelled = false): SocialLoginOutcome => ({
    kind: "ended",
    title,
    detail,
    isCancelled,
    loginHref: paths.login.getHref(redirect),
  });

  if (trip === null) {
    return ended(
      "로그인을 다시 시작해 주세요",
      "이 브라우저에서 시작하지 않았거나 이미 끝난 로그인이에요. 안전을 위해 처음부터 다시 확인할게요.",
    );
  }
  if (answer.kind === "cancelled") {
    return ended(`${name}을 취소했어요`, "다시 시도하거나 다른 방법으로 로그인해 주세요.", true);
  }
  if (answer.kind === "failed") {
    return ended(
      `${name}을 마치지 못했어요`,
      "로그인 서비스에서 문제가 생겼어요. 잠시 뒤 다시 시도하거나 다른 방법으로 로그인해 주세요.",
    );
  }
  try {
    const signup = await session.loginSocially(() => exchangeCode(trip, answer));
    if (signup === null) return { kind: "leads-on", href: redirect };
    keepSignupStart(signup);
    return { kind: "leads-on", href: paths.signupSocial.getHref(slugOf(type), redirect) };
  } catch (error) {
    return ended(`${name}을 마치지 못했어요`, wordsOf(error));
  }
}

function wordsOf(error: unknown): string {
  if (isApiError(error) || isNetworkError(error)) return error.message;
  return "잠시 뒤 다시 시도해 주세요.";
}
