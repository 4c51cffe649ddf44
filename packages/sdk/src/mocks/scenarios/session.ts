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
import { failures, memberFailures, mockFieldProblem, mockProblem } from "./failing.ts";

/** Login, logout, token renewal and the confirmation of the password. */
export function sessionScenarios(day: string) {
  return {
    login: {
      loggedIn: getLoginMockHandler(tokens),
      wrongPassword: mockProblem(getLoginMockHandler, "login_failed"),
      ...failures(getLoginMockHandler),
    },
    checkNewPassword: {
      good: getCheckNewPasswordMockHandler({ length: true, kinds: true, valid: true }),
      short: getCheckNewPasswordMockHandler({ length: false, kinds: true, valid: false }),
      ...failures(getCheckNewPasswordMockHandler),
    },
    confirmPassword: {
      confirmed: getConfirmPasswordMockHandler({ confirmed_until: instant(day, "10:10") }),
      wrongPassword: mockFieldProblem(getConfirmPasswordMockHandler, "password_mismatch", "passwd"),
      withoutPassword: mockProblem(getConfirmPasswordMockHandler, "state_conflict"),
      ...memberFailures(getConfirmPasswordMockHandler),
    },
    logout: { loggedOut: getLogoutMockHandler(), ...failures(getLogoutMockHandler) },
    refreshToken: {
      refreshed: getRefreshTokenMockHandler({ access_token: `${tokens.access_token}.2` }),
      rejected: mockProblem(getRefreshTokenMockHandler, "invalid_token"),
      ...failures(getRefreshTokenMockHandler),
    },
    resetTokens: {
      renewed: getResetTokensMockHandler({ ...tokens, access_token: `${tokens.access_token}.2` }),
      rejected: mockProblem(getResetTokensMockHandler, "invalid_token"),
      ...failures(getResetTokensMockHandler),
    },
  };
}
