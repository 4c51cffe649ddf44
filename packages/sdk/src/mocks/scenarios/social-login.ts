import * as mock from "../../generated/session/session.msw.ts";
import type { SnsType, SocialLoginResult } from "../../generated/model.schemas.ts";
import type { HttpHandler } from "msw";
import { tokens } from "../fixtures/member.ts";
import { bareSignupStart, loginProviders, socialSignupStart } from "../fixtures/social-login.ts";
import { anyones, failures, mockProblem } from "./failing.ts";

type ExchangeHandler = (
  answer: SocialLoginResult | (() => Promise<SocialLoginResult>),
) => HttpHandler;

/** The possible outcomes of another service's login page. */
function exchange(type: SnsType, handler: ExchangeHandler) {
  return {
    loggedIn: handler(tokens),
    signupNeeded: handler(socialSignupStart(type)),
    signupNeededBare: handler(bareSignupStart(type)),
    rejected: mockProblem(handler, "login_failed", {
      message: "소셜 로그인을 확인하지 못했어요. 다시 로그인해 주세요.",
    }),
    providerUnavailable: mockProblem(handler, "provider_unavailable", {
      message: "소셜 로그인과 연결이 원활하지 않아요. 잠시 뒤 다시 시도해 주세요.",
    }),
    ...failures(handler),
  };
}

export function socialLoginScenarios() {
  return {
    listLoginProviders: anyones(mock.getListLoginProvidersMockHandler, (reply) => ({
      all: reply(loginProviders),
      kakaoOnly: reply(loginProviders.filter(({ type }) => type === "KAKAO")),
      none: reply([]),
    })),
    loginWithNaver: exchange("NAVER", mock.getLoginWithNaverMockHandler),
    loginWithKakao: exchange("KAKAO", mock.getLoginWithKakaoMockHandler),
    loginWithGoogle: exchange("GOOGLE", mock.getLoginWithGoogleMockHandler),
    loginWithApple: exchange("APPLE", mock.getLoginWithAppleMockHandler),
    loginWithTicket: anyones(mock.getLoginWithTicketMockHandler, (reply, problem) => ({
      loggedIn: reply(tokens),
      signupRequired: problem("signup_required"),
      ticketInvalid: problem("ticket_invalid"),
    })),
  };
}
