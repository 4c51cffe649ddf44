import * as mock from "../../generated/session/session.msw.ts";
import { instant } from "../base-day.ts";
import { memberSessions, tokens } from "../fixtures/member.ts";
import { anyones, failures, members, mockFieldProblem } from "./failing.ts";

export function sessionScenarios(day: string) {
  return {
    login: anyones(mock.getLoginMockHandler, (reply, problem) => ({
      loggedIn: reply(tokens),
      wrongPassword: problem("login_failed"),
    })),
    checkNewPassword: anyones(mock.getCheckNewPasswordMockHandler, (reply) => ({
      good: reply({ length: true, kinds: true, valid: true }),
      short: reply({ length: false, kinds: true, valid: false }),
    })),
    confirmPassword: members(mock.getConfirmPasswordMockHandler, (reply, problem) => ({
      confirmed: reply({ confirmed_until: instant(day, "10:10") }),
      wrongPassword: mockFieldProblem(reply, "password_mismatch", "passwd"),
      withoutPassword: problem("state_conflict"),
    })),
    listSessions: members(mock.getListSessionsMockHandler, (reply) => ({
      two: reply({ sessions: memberSessions(day) }),
    })),
    endSession: members(mock.getEndSessionMockHandler, (reply, problem) => ({
      ended: reply(),
      gone: problem("not_found"),
    })),
    logout: { loggedOut: mock.getLogoutMockHandler(), ...failures(mock.getLogoutMockHandler) },
    refreshToken: anyones(mock.getRefreshTokenMockHandler, (reply, problem) => ({
      refreshed: reply({ access_token: `${tokens.access_token}.2` }),
      rejected: problem("invalid_token"),
    })),
    resetTokens: anyones(mock.getResetTokensMockHandler, (reply, problem) => ({
      renewed: reply({ ...tokens, access_token: `${tokens.access_token}.2` }),
      rejected: problem("invalid_token"),
    })),
  };
}
