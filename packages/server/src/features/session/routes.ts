import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { confirmPassword } from "./confirm-password.ts";
import { listLoginProviders } from "./list-login-providers.ts";
import { loginWithApple } from "./login-with-apple.ts";
import { loginWithGoogle } from "./login-with-google.ts";
import { loginWithKakao } from "./login-with-kakao.ts";
import { loginWithNaver } from "./login-with-naver.ts";
import { loginWithTicket } from "./login-with-ticket.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { refreshToken } from "./refresh-token.ts";
import { resetTokens } from "./reset-tokens.ts";
import { toSocialLoginResult } from "./to-wire.ts";

export const sessionRoutes = (services: Services): HandlersOf<"session"> => ({
  async login({ body, address }) {
    return { status: 200, body: snakeKeys(await login(services, { ...body, address })) };
  },
  async listLoginProviders({ query }) {
    return { status: 200, body: snakeKeys(listLoginProviders(services, query.client)) };
  },
  async loginWithNaver({ body, address }) {
    const outcome = await loginWithNaver(services, { ...body, address });
    return { status: 200, body: toSocialLoginResult("NAVER", outcome) };
  },
  async loginWithKakao({ body, address }) {
    const outcome = await loginWithKakao(services, { ...body, address });
    return { status: 200, body: toSocialLoginResult("KAKAO", outcome) };
  },
  async loginWithGoogle({ body, address }) {
    const outcome = await loginWithGoogle(services, { ...camelKeys(body), address });
    return { status: 200, body: toSocialLoginResult("GOOGLE", outcome) };
  },
  async loginWithApple({ body, address }) {
    const outcome = await loginWithApple(services, { ...camelKeys(body), address });
    return { status: 200, body: toSocialLoginResult("APPLE", outcome) };
  },
  async loginWithTicket({ path, body, address }) {
    const input = { type: path.type, ticket: body.sns_id, address };
    return { status: 200, body: snakeKeys(await loginWithTicket(services, input)) };
  },
  async logout({ caller, headers }) {
    const familyId = caller?.familyId ?? null;
    await logout(services, { familyId, refreshToken: headers["refresh-token"] });
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
