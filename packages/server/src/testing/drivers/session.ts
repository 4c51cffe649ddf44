import { newMember, PASSWORD } from "../members.ts";
import { newKakaoMember, socialSignup, socialTicket } from "../people.ts";
import type { DriversOf } from "./driver.ts";

export const sessionDrivers: DriversOf<"session"> = {
  async login(server) {
    const { username } = await newMember(server);
    return { body: { username, password: PASSWORD } };
  },
  listLoginProviders: async () => ({ query: { client: "WEB" } }),
  loginWithNaver: async ({ social }) => ({
    body: { code: social.NAVER.code(), state: "state-of-the-web" },
  }),
  async loginWithKakao(server) {
    const { providerId } = await newKakaoMember(server);
    return { body: { code: server.social.KAKAO.code({ providerId }) } };
  },
  loginWithGoogle: async ({ social }) => ({ body: { code: social.GOOGLE.code(), is_app: false } }),
  loginWithApple: async ({ social }) => ({
    body: { code: social.APPLE.code(), id_token: "header.claims.signature" },
  }),
  async loginWithTicket(server) {
    const account = { providerId: server.services.ids.uuid() };
    const late = await socialTicket(server, account);
    const body = socialSignup(await socialTicket(server, account));
    await server.api.ok("signUpWithTicket", { path: { type: "KAKAO" }, body });
    return { path: { type: "KAKAO" }, body: { sns_id: late } };
  },
  async logout(server) {
    const { refresh } = await newMember(server);
    return { headers: { "refresh-token": refresh } };
  },
  async refreshToken(server) {
    const { token, refresh } = await newMember(server);
    return { token, headers: { "refresh-token": refresh } };
  },
  async resetTokens(server) {
    const { token, refresh } = await newMember(server);
    return { token, headers: { "refresh-token": refresh } };
  },
  checkNewPassword: async () => ({ query: { str: "Box!2026go" } }),
  async confirmPassword(server) {
    const { token } = await newMember(server);
    return { token, body: { passwd: PASSWORD } };
  },
};
