import { decodeJwt } from "jose";
import { draft } from "../drafts.ts";
import { newMember, PASSWORD, newSignup } from "../members.ts";
import { newKakaoMember, socialSignup, socialTicket, certifiedTicket } from "../people.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const accountDrivers: DriversOf<"session" | "identity" | "member"> = {
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
  async listSessions(server) {
    const { token } = await newMember(server);
    return { token };
  },
  async endSession(server) {
    const { token } = await newMember(server);
    const { sid } = decodeJwt<{ sid: string }>(token);
    return { token, path: { id: sid } };
  },
  checkNewPassword: async () => ({ query: { str: "Box!2026go" } }),
  async confirmPassword(server) {
    const { token } = await newMember(server);
    return { token, body: { passwd: PASSWORD } };
  },
  prepareCertification: async () => ({}),
  async createCertification({ api, certifications }) {
    const { merchant_uid: merchantUid } = await api.ok("prepareCertification");
    return {
      body: { imp_uid: certifications.certify(merchantUid), merchant_uid: merchantUid },
    };
  },
  findUsernames: async (server) => ({ path: { uid: await certifiedTicket(server) } }),
  async sendPasswordNumber(server) {
    const { username } = await newMember(server);
    return { body: { username } };
  },
  verifyPasswordNumber: async (server) => ({ body: await sentNumber(server) }),
  async resetPassword(server) {
    const sent = await sentNumber(server);
    const { reset_token } = await server.api.ok("verifyPasswordNumber", { body: sent });
    return { body: { username: sent.username, passwd: "Next!2026go", reset_token } };
  },
  signUp: async () => ({ body: newSignup() }),
  signUpWithTicket: async (server) => ({
    path: { type: "KAKAO" },
    body: socialSignup(await socialTicket(server)),
  }),
  checkUsername: async () => ({ path: { id: "nobody-yet" } }),
  getMe: logIn,
  updateMe: async (server) => ({ ...(await logIn(server)), body: { name: "김새담" } }),
  listNoticeSettings: logIn,
  changeNoticeSetting: async (server) => ({
    ...(await logIn(server)),
    path: { kind: "VISIT" },
    body: { channel: "OFF" },
  }),
  getMyData: logIn,
  getWithdrawal: logIn,
  deleteMe: logIn,
  async certifyMember(server) {
    const { token } = await logIn(server);
    const { id } = await server.api.ok("getMe", { token });
    const uniqueKey = server.services.ids.uuid();
    const certificationUid = await certifiedTicket(server, { uniqueKey });
    return { token, path: { id }, body: { certification_uid: certificationUid } };
  },
  changePassword: async (server) => ({
    ...(await logIn(server)),
    body: { passwd: "Next!2026go" },
  }),
  listAddresses: async (server) => ({ token: (await newAddress(server)).token }),
  createAddress: async (server) => ({ ...(await logIn(server)), body: address }),
  updateAddress: async (server) => ({ ...(await newAddress(server)), body: address }),
  deleteAddress: newAddress,
};

async function sentNumber(server: TestServer) {
  const { username } = await newMember(server);
  await server.api.ok("sendPasswordNumber", { body: { username } });
  return { username, number: server.sms.lastNumber() };
}

const address = { ...draft.start, name: "집", is_default: false };

async function logIn(server: TestServer) {
  const { token } = await newMember(server);
  return { token };
}

async function newAddress(server: TestServer) {
  const { token } = await logIn(server);
  const { id } = await server.api.ok("createAddress", { token, body: address });
  return { token, path: { id } };
}
