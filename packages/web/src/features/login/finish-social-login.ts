import { socialLogins, type SocialLoginType } from "@damadum/domain";
import { isApiError, isNetworkError } from "@damadum/sdk";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/router/redirect.ts";
import type { Session } from "../../shared/session/session.ts";
import { saveSignupStart } from "../../shared/identity/signup-start.ts";
import { slugOf } from "../../shared/identity/social-login-type.ts";
import { exchangeCode } from "./api/exchange-code.ts";
import { readCallback } from "./read-callback.ts";
import { takeLoginAttempt } from "./state/login-attempt.ts";

/** How a social login ended: with a redirect to a page of this site, or stopped for a reason. */
export type SocialLoginOutcome =
  | { readonly kind: "redirect"; readonly href: string }
  | {
      readonly kind: "stopped";
      readonly title: string;
      readonly detail: string;
      /** The login page with the redirect that the person started with. */
      readonly loginHref: string;
      /** The person cancelled and nothing is broken. */
      readonly isCancelled: boolean;
    };

/**
 * Handles the callback of a provider's login page: its state must belong to an unused attempt of this browser, then
 * its code is exchanged, once. Never rejects.
 */
export async function finishSocialLogin(
  session: Session,
  type: SocialLoginType,
  address: { search: string; hash: string },
): Promise<SocialLoginOutcome> {
  const name = `${socialLogins[type].label} 로그인`;
  const answer = readCallback(address);
  const attempt = takeLoginAttempt(type, answer.state);
  const redirect = safeRedirect(attempt?.redirect);
  const stopped = (title: string, detail: string, isCancelled = false): SocialLoginOutcome => ({
    kind: "stopped",
    title,
    detail,
    isCancelled,
    loginHref: paths.login.getHref(redirect),
  });

  if (attempt === null) {
    return stopped(
      "로그인을 다시 시작해 주세요",
      "이 브라우저에서 시작하지 않았거나 이미 끝난 로그인이에요. 안전을 위해 처음부터 다시 확인할게요.",
    );
  }
  if (answer.kind === "cancelled") {
    return stopped(`${name}을 취소했어요`, "다시 시도하거나 다른 방법으로 로그인해 주세요.", true);
  }
  if (answer.kind === "failed") {
    return stopped(
      `${name}을 마치지 못했어요`,
      "로그인 서비스에서 문제가 생겼어요. 잠시 뒤 다시 시도하거나 다른 방법으로 로그인해 주세요.",
    );
  }
  try {
    const signup = await session.loginWithProvider(() => exchangeCode(attempt, answer));
    if (signup === null) return { kind: "redirect", href: redirect };
    saveSignupStart(signup);
    return { kind: "redirect", href: paths.signupSocial.getHref(slugOf(type), redirect) };
  } catch (error) {
    return stopped(`${name}을 마치지 못했어요`, messageOf(error));
  }
}

function messageOf(error: unknown): string {
  if (isApiError(error) || isNetworkError(error)) return error.message;
  return "잠시 뒤 다시 시도해 주세요.";
}
