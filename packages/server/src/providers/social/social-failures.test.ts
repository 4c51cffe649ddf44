import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";
import { MockAgent } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { socialSettingsOf } from "../../settings/social-environment.ts";
import { createProviderCaller } from "./social-http.ts";
import type { SocialLogins } from "./social-login.ts";
import { createSocialLogins } from "../../create-services.ts";

let agent: MockAgent;
let logins: SocialLogins;
const now = new Date("2026-11-20T01:00:00.000Z");

beforeEach(async () => {
  agent = new MockAgent();
  agent.disableNetConnect();
  const values = {
    LOGIN_RETURN_APP: "damadum://app",
    NAVER_CLIENT_ID: "naver-id",
    NAVER_CLIENT_SECRET: "naver-secret",
    KAKAO_CLIENT_ID: "kakao-id",
    KAKAO_CLIENT_SECRET: "kakao-secret",
    GOOGLE_CLIENT_ID: "google-id",
    GOOGLE_CLIENT_SECRET: "google-secret",
    APPLE_CLIENT_ID: "apple-id",
  };
  const settings = socialSettingsOf(values, "https://www.example.com");
  logins = await createSocialLogins(settings, {
    call: createProviderCaller(agent),
    clock: () => now,
  });
});
afterEach(() => agent.close());

const exchange = (type: "NAVER" | "KAKAO" | "GOOGLE") => {
  const login = logins.get(type);
  if (login === undefined) throw new Error(`${type} is not set up`);
  return login.exchange({ code: "c", state: "s", client: "WEB" });
};
const answer = (url: string, content: unknown, status = 200) => {
  const { origin, pathname } = new URL(url);
  const text = typeof content === "string" ? content : JSON.stringify(content);
  agent
    .get(origin)
    .intercept({ path: pathname, method: () => true })
    .reply(status, text);
};

describe("the real providers", () => {
  it("lists only providers whose client is configured completely", () => {
    expect([...logins.keys()]).toEqual(["NAVER", "KAKAO", "GOOGLE"]);
    expect(logins.get("NAVER")?.authorizeUrl("WEB")).toBe(
      "https://nid.naver.com/oauth2.0/authorize?response_type=code&client_id=naver-id&redirect_uri=https%3A%2F%2Fwww.example.com%2Flogin%2Fnaver%2Fcallback",
    );
  });

  it.each([
    ["an error page", "<html>sorry</html>", 502],
    ["an error", { error: "server_error" }, 500],
    ["no JSON", "<html></html>", 200],
    ["another form", { token: "x" }, 200],
  ])("are unavailable when they answer with %s", async (_what, content, status) => {
    answer("https://kauth.kakao.com/oauth/token", content, status);
    await expect(exchange("KAKAO")).rejects.toMatchObject({ name: "ProviderUnavailable" });
  });

  it("are unavailable when the profile has a text that cannot be stored", async () => {
    answer("https://kauth.kakao.com/oauth/token", { access_token: "t" });
    answer("https://kapi.kakao.com/v2/user/me", { id: 1, properties: { nickname: "a\0b" } });
    await expect(exchange("KAKAO")).rejects.toMatchObject({ name: "ProviderUnavailable" });
  });

  it("are unavailable when nothing answers", async () => {
    await expect(exchange("NAVER")).rejects.toMatchObject({ name: "ProviderUnavailable" });
  });

  it("reject a login when Naver answers the profile request with an error code", async () => {
    answer("https://nid.naver.com/oauth2.0/token", { access_token: "t", token_type: "bearer" });
    answer("https://openapi.naver.com/v1/nid/me", { resultcode: "024", message: "no" }, 401);
    await expect(exchange("NAVER")).rejects.toMatchObject({ name: "SocialLoginRejected" });
  });

  it("drop a lunar birthday and an unverified e-mail", async () => {
    answer("https://kauth.kakao.com/oauth/token", { access_token: "t" });
    answer("https://kapi.kakao.com/v2/user/me", {
      id: 1,
      kakao_account: {
        birthday: "0314",
        birthday_type: "LUNAR",
        gender: "unknown",
        email: "x@example.com",
        is_email_verified: false,
      },
    });
    expect(await exchange("KAKAO")).toMatchObject({ birthday: null, gender: "U", email: null });
  });
});

describe("an id_token", () => {
  it("is valid only with the provider's current keys, for our client and before it expires", async () => {
    const old = await generateKeyPair("RS256", { extractable: true });
    const current = await generateKeyPair("RS256", { extractable: true });
    const seconds = now.getTime() / 1000;
    const token = (changes: object = {}, key = current.privateKey, kid = "new") =>
      new SignJWT({
        iss: "https://accounts.google.com",
        aud: "google-id",
        sub: "108",
        iat: seconds,
        exp: seconds + 3600,
        ...changes,
      })
        .setProtectedHeader({ alg: "RS256", kid })
        .sign(key);
    const publish = async (key: CryptoKey, kid: string) =>
      answer("https://www.googleapis.com/oauth2/v3/certs", {
        keys: [{ ...(await exportJWK(key)), kid, alg: "RS256", use: "sig" }],
      });
    const give = (idToken: string) =>
      answer("https://oauth2.googleapis.com/token", { id_token: idToken });

    await publish(old.publicKey, "old");
    give(await token({}, old.privateKey, "old"));
    expect(await exchange("GOOGLE")).toMatchObject({ providerId: "108" });

    // The token names an unknown key, so the keys are fetched again, once.
    await publish(current.publicKey, "new");
    give(await token());
    expect(await exchange("GOOGLE")).toMatchObject({ providerId: "108" });

    const wrong = [
      { iss: "https://evil.example" },
      { aud: "somebody-else" },
      { exp: seconds - 600 },
      { sub: "" },
    ];
    for (const claims of wrong) {
      give(await token(claims));
      await expect(exchange("GOOGLE")).rejects.toMatchObject({ name: "SocialLoginRejected" });
    }
    give(await token({}, old.privateKey, "new"));
    await expect(exchange("GOOGLE")).rejects.toMatchObject({ name: "SocialLoginRejected" });
  });
});
