import type { SocialLoginResult } from "@damadum/sdk/model";
import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { confirmPassword, checkNewPassword } from "./confirm-password.ts";
import { loginWithSocial, listLoginProviders } from "./login-with-social.ts";
import { login, loginWithTicket } from "./login.ts";
import { resetTokens } from "./reset-tokens.ts";
import { endSession, logout, refreshToken } from "./sessions.ts";
import { listSessions } from "./store.ts";

export const sessionRoutes = (services: Services): HandlersOf<"session"> => ({
  async login({ body, address, userAgent }) {
    const tokens = await login(services, { ...body, address, userAgent });
    return { status: 200, body: snakeKeys(tokens) };
  },
  async listLoginProviders({ query }) {
    return { status: 200, body: snakeKeys(listLoginProviders(services, query.client)) };
  },
  async loginWithNaver({ body, address, userAgent }) {
    // Naver requires the state with which the login began.
    const input = { type: "NAVER", grant: { ...body, client: "WEB" }, address, userAgent } as const;
    return { status: 200, body: await logInWithSocial(services, input) };
  },
  async loginWithKakao({ body, address, userAgent }) {
    const input = { type: "KAKAO", grant: { ...body, client: "WEB" }, address, userAgent } as const;
    return { status: 200, body: await logInWithSocial(services, input) };
  },
  async loginWithGoogle({ body, address, userAgent }) {
    const { isApp, ...grant } = camelKeys(body);
    // In the app, the login runs in the system browser and returns to another address.
    const client = isApp ? "APP" : "WEB";
    const input = { type: "GOOGLE", grant: { ...grant, client }, address, userAgent } as const;
    return { status: 200, body: await logInWithSocial(services, input) };
  },
  async loginWithApple({ body, address, userAgent }) {
    const { snsId, ...signed } = camelKeys(body);
    // The account number that the browser sends is only compared with that of the signed id_token.
    const account = { ...signed, ...(snsId === undefined ? {} : { accountId: snsId }) };
    const input = {
      type: "APPLE",
      grant: { ...account, client: "WEB" },
      address,
      userAgent,
    } as const;
    return { status: 200, body: await logInWithSocial(services, input) };
  },
  async loginWithTicket({ path, body, address, userAgent }) {
    const input = { type: path.type, ticket: body.sns_id, address, userAgent };
    return { status: 200, body: snakeKeys(await loginWithTicket(services, input)) };
  },
  async logout({ caller, headers }) {
    const familyId = caller?.familyId ?? null;
    await logout(services, { familyId, refreshToken: headers["refresh-token"] });
    return { status: 204 };
  },
  async listSessions({ caller }) {
    const owner = { userId: caller.userId, forOperator: false };
    const rows = await listSessions(services.db, { ...owner, now: services.clock() });
    const sessions = rows.map(({ id, device, ...times }) => ({
      id,
      device,
      started_at: toInstant(times.created_at),
      used_at: toInstant(times.used_at),
      is_current: id === caller.familyId,
    }));
    return { status: 200, body: { sessions } };
  },
  async endSession({ caller, path }) {
    const { userId } = caller;
    await endSession(services, { userId, forOperator: false, familyId: path.id });
    return { status: 204 };
  },
  async refreshToken({ caller, headers }) {
    const input = { claims: caller, refreshToken: headers["refresh-token"] };
    return { status: 200, body: { access_token: await refreshToken(services, input) } };
  },
  async resetTokens({ caller, headers }) {
    const input = { claims: caller, refreshToken: headers["refresh-token"] };
    return { status: 200, body: snakeKeys(await resetTokens(services, input)) };
  },
  async checkNewPassword({ query, address }) {
    return { status: 200, body: await checkNewPassword(services, { text: query.str, address }) };
  },
  async confirmPassword({ caller, body }) {
    const { userId, familyId } = caller;
    const until = await confirmPassword(services, { userId, familyId, passwd: body.passwd });
    return { status: 200, body: { confirmed_until: toInstant(until) } };
  },
});

async function logInWithSocial(
  services: Services,
  input: Parameters<typeof loginWithSocial>[1],
): Promise<SocialLoginResult> {
  const outcome = await loginWithSocial(services, input);
  if (outcome.kind === "loggedIn") return snakeKeys(outcome.tokens);
  const { ticket, info } = outcome;
  return { id: ticket, signup: { type: input.type, sns_id: ticket, ...snakeKeys(info) } };
}
