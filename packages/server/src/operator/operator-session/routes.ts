import { operatorRoles } from "@damadum/domain";
import { findProfile } from "../../account/session/operator-store.ts";
import { resetTokens } from "../../account/session/reset-tokens.ts";
import { snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { logOwn } from "../action-log/log-actions.ts";
import { loginOperator } from "../../account/session/login.ts";
import { endSession, logout } from "../../account/session/sessions.ts";
import { listSessions } from "../../account/session/store.ts";

export const operatorSessionRoutes = (services: Services): HandlersOf<"operator-session"> => {
  const { db, clock } = services;
  return {
    async loginOperator({ body, address }) {
      const { userId, tokens } = await loginOperator(services, { ...body, address });
      await logOwn(services, userId, { command: "login", address });
      return { status: 200, body: snakeKeys(tokens) };
    },
    async refreshOperatorTokens({ caller, headers }) {
      const input = { claims: caller, refreshToken: headers["refresh-token"] };
      return { status: 200, body: snakeKeys(await resetTokens(services, input)) };
    },
    async logoutOperator({ caller, address }) {
      await logout(services, { familyId: caller.familyId, refreshToken: undefined });
      await logOwn(services, caller.userId, { command: "logout", address });
      return { status: 204 };
    },
    async getOperator({ caller }) {
      const { userId: id, username, operatorRole: role } = caller;
      const { name, codes } = await findProfile(db, id);
      const { label, duties } = operatorRoles[role];
      const about = { id, username, name, role, role_label: label, duties: [...duties] };
      return { status: 200, body: { ...about, recovery_codes_left: codes } };
    },
    async listOperatorSessions({ caller }) {
      const sessions = await listSessions(db, {
        userId: caller.userId,
        forOperator: true,
        now: clock(),
      });
      const shown = sessions.map(({ id, address, ...times }) => ({
        id,
        address,
        is_current: id === caller.familyId,
        started_at: toInstant(times.created_at),
        expires_at: toInstant(times.expires_at),
      }));
      return { status: 200, body: { sessions: shown } };
    },
    async endOperatorSession({ caller, path, address }) {
      const own = { userId: caller.userId, forOperator: true, familyId: path.id };
      await endSession(services, own);
      await logOwn(services, caller.userId, { command: "logout", address });
      return { status: 204 };
    },
  };
};
