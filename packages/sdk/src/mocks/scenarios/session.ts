import {
  getCheckNewPasswordMockHandler,
  getConfirmPasswordMockHandler,
  getLoginMockHandler,
  getLogoutMockHandler,
  getRefreshTokenMockHandler,
  getResetTokensMockHandler,
} from "../../generated/session/session.msw.ts";
import { instant } from "../base-day.ts";
import { tokens } from "../fixtures/member.ts";
import { failures, memberFailures, mockProblem } from "./failing.ts";
import { STATE_CONFLICT } from "./sentences.ts";

const PASSWORD_MISMATCH = "비밀번호가 맞지 않아요. 다시 확인해 주세요.";

/** Login, logout, token renewal and the confirmation of the password. */
export function sessionScenarios(day: string) {
  return {
    login: {
      loggedIn: getLoginMockHandler(tokens),
      wrongPassword: mockProblem(
        getLoginMockHandler,
        401,
        "login_failed",
        "아이디나 비밀번호가 맞지 않아요. 다시 확인해 주세요.",
      ),
      ...failures(getLoginMockHandler),
    },
    checkNewPassword: {
      good: getCheckNewPasswordMockHandler({ length: true, kinds: true, valid: true }),
      short: getCheckNewPasswordMockHandler({ length: false, kinds: true, valid: false }),
      ...failures(getCheckNewPasswordMockHandler),
    },
    confirmPassword: {
      confirmed: getConfirmPasswordMockHandler({ confirmed_until: instant(day, "10:10") }),
      wrongPassword: mockProblem(
        getConfirmPasswordMockHandler,
        422,
        "password_mismatch",
        PASSWORD_MISMATCH,
        [{ field: "passwd", code: "password_mismatch", message: PASSWORD_MISMATCH }],
      ),
      withoutPassword: mockProblem(
        getConfirmPasswordMockHandler,
        409,
        "state_conflict",
        STATE_CONFLICT,
      ),
      ...memberFailures(getConfirmPasswordMockHandler),
    },
    logout: { loggedOut: getLogoutMockHandler(), ...failures(getLogoutMockHandler) },
    refreshToken: {
      refreshed: getRefreshTokenMockHandler({ access_token: `${tokens.access_token}.2` }),
      rejected: mockProblem(
        getRefreshTokenMockHandler,
        401,
        "invalid_token",
        "로그인이 풀렸어요. 다시 로그인해 주세요.",
      ),
      ...failures(getRefreshTokenMockHandler),
    },
    resetTokens: {
      renewed: getResetTokensMockHandler({ ...tokens, access_token: `${tokens.access_token}.2` }),
      rejected: mockProblem(
        getResetTokensMockHandler,
        401,
        "invalid_token",
        "로그인이 풀렸어요. 다시 로그인해 주세요.",
      ),
      ...failures(getResetTokensMockHandler),
    },
  };
}
