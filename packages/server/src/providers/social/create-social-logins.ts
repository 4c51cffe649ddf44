import type { SocialLoginType } from "@damadum/domain";
import { appleLogin } from "./apple-login.ts";
import { googleLogin } from "./google-login.ts";
import { kakaoLogin } from "./kakao-login.ts";
import { naverLogin } from "./naver-login.ts";
import { liveEndpoints, sandboxEndpoints } from "./social-endpoints.ts";
import type { LoginParts, SocialLogin, SocialLogins } from "./social-login.ts";
import type { SocialSettings } from "../../settings/social-settings.ts";

/** The logins that the settings configure, in the order in which they are offered. */
export async function createSocialLogins(
  settings: SocialSettings,
  { call, clock }: Pick<LoginParts, "call" | "clock">,
): Promise<SocialLogins> {
  const { naver, kakao, google, apple, sandboxUrl } = settings;
  const endpoints = sandboxUrl === null ? liveEndpoints : sandboxEndpoints(sandboxUrl);
  const parts = { call, clock, settings };
  const logins = new Map<SocialLoginType, SocialLogin>();
  if (naver) logins.set("NAVER", naverLogin(naver, { ...parts, endpoints: endpoints.NAVER }));
  if (kakao) logins.set("KAKAO", kakaoLogin(kakao, { ...parts, endpoints: endpoints.KAKAO }));
  if (google) logins.set("GOOGLE", googleLogin(google, { ...parts, endpoints: endpoints.GOOGLE }));
  if (apple) logins.set("APPLE", await appleLogin(apple, { ...parts, endpoints: endpoints.APPLE }));
  return logins;
}
