import { createPublicKey, verify } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { quirks, socialProviders, type SocialProvider } from "./quirks.ts";

let app: FastifyInstance;
beforeEach(() => {
  app = buildApp({ webhookUrl: "http://127.0.0.1:9", stateFile: null, credentials: null });
});
afterEach(() => app.close());

const RETURN = "http://shop.example/login/callback";
const APPLE_SECRET = [
  { alg: "ES256", kid: "k" },
  { iss: "team", sub: "shop", aud: "https://appleid.apple.com" },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .concat("signature")
  .join(".");

function openLogin(provider: SocialProvider, more: Record<string, string> = {}, userAgent = "x") {
  const query = {
    response_type: "code",
    client_id: "shop",
    redirect_uri: RETURN,
    state: "state-1",
    ...(provider === "apple" ? { response_mode: "form_post" } : {}),
    ...more,
  };
  return app.inject({
    url: `/social/${provider}${quirks[provider].authorizePath}`,
    query,
    headers: { "user-agent": userAgent },
  });
}

const post = (url: string, form: Record<string, string>) =>
  app.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** The parameters that the merchant's page receives when a person, "new", or "" for cancel is chosen. */
async function decide(provider: SocialProvider, person: string, more: Record<string, string> = {}) {
  const page = (await openLogin(provider, more)).body;
  const id = /name="page" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const answer = await post(`/social/${provider}/decide`, { page: id, person });
  const { location } = answer.headers;
  const back = provider === "apple" ? answer.body : String(location);
  expect(back).toContain(provider === "apple" ? `action="${RETURN}"` : `${RETURN}?`);
  if (location !== undefined) return Object.fromEntries(new URL(location).searchParams);
  const fields = [...answer.body.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(
    fields.map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]),
  );
}

const exchanges = {
  naver: { path: "/oauth2.0/token", secret: "secret" },
  kakao: { path: "/oauth/token", secret: "secret" },
  google: { path: "/token", secret: "secret" },
  apple: { path: "/auth/token", secret: APPLE_SECRET },
} as const;

function exchange(provider: SocialProvider, code: string, more: Record<string, string> = {}) {
  const { path, secret } = exchanges[provider];
  return post(`/social/${provider}${path}`, {
    grant_type: "authorization_code",
    client_id: "shop",
    client_secret: secret,
    redirect_uri: RETURN,
    state: "state-1",
    code,
    ...more,
  });
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));

describe.each(socialProviders)("%s", (provider) => {
  test("lists people and redirects only to the merchant", async () => {
    const page = await openLogin(provider);
    expect(page.statusCode).toBe(200);
    for (const text of ["김담아", "이상자", "새 계정으로 로그인", "취소"]) {
      expect(page.body).toContain(text);
    }
    expect(page.headers["content-security-policy"]).toContain(
      "form-action 'self' http://shop.example;",
    );
  });

  test("returns a code with the state, valid for one exchange by this merchant", async () => {
    const { code = "", state } = await decide(provider, "dama");
    expect(state).toBe("state-1");
    expect((await exchange(provider, code)).json()).toHaveProperty("access_token");
    expect((await exchange(provider, code)).json()).toHaveProperty("error");

    const other = await decide(provider, "dama");
    const stolen = await exchange(provider, other["code"] ?? "", { client_id: "thief" });
    expect(stolen.json()).toHaveProperty("error");
  });

  test("returns its error when the login is cancelled", async () => {
    expect(await decide(provider, "")).toEqual({
      ...quirks[provider].cancelled,
      state: "state-1",
    });
  });

  test.each([
    { redirect_uri: "javascript:alert(1)" },
    { redirect_uri: "" },
    { client_id: "" },
    { response_type: "" },
    { code_challenge: "x", code_challenge_method: "plain" },
  ])("shows no login page for %o", async (wrong) => {
    const answer = await openLogin(provider, wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("잘못된 요청이에요");
  });

  test("returns the same id for the same person, and a new one for each new person", async () => {
    const { accountId } = quirks[provider];
    expect(accountId("dama")).toBe(accountId("dama"));
    expect(accountId("dama")).not.toBe(accountId("sangja"));
  });
});

describe("naver", () => {
  const me = async (person: string) => {
    const { code = "" } = await decide("naver", person);
    const { access_token: token } = (await exchange("naver", code)).json();
    const headers = { authorization: `Bearer ${token}` };
    return app.inject({ url: "/social/naver/v1/nid/me", headers });
  };

  test("answers exchange errors with 200, and profiles in an envelope", async () => {
    const wrong = await exchange("naver", "made-up");
    expect(wrong.statusCode).toBe(200);
    expect(wrong.json()).toEqual({
      error: "invalid_request",
      error_description: "no valid data in session",
    });
    expect((await me("dama")).json()).toMatchObject({
      resultcode: "00",
      message: "success",
      response: {
        id: quirks.naver.accountId("dama"),
        name: "김담아",
        gender: "F",
        birthday: "03-14",
        birthyear: "1992",
        mobile: "010-1234-5678",
        age: expect.stringMatching(/^\d0-\d9$/),
      },
    });
    const stranger = await app.inject({ url: "/social/naver/v1/nid/me" });
    expect([stranger.statusCode, stranger.json().resultcode]).toEqual([401, "024"]);
  });

  test("leaves out fields when a person does not share them", async () => {
    const { response } = (await me("quiet")).json();
    expect(Object.keys(response)).toEqual(["id", "name", "nickname"]);
  });

  test("rejects the exchange when the state differs", async () => {
    const { code = "" } = await decide("naver", "dama");
    expect((await exchange("naver", code, { state: "other" })).json()).toHaveProperty("error");
  });
});

test("kakao returns numeric ids, MMDD, +82 and male or female", async () => {
  const { code = "" } = await decide("kakao", "dama");
  const { access_token: token } = (await exchange("kakao", code)).json();
  const headers = { authorization: `Bearer ${token}` };
  const me = await app.inject({ url: "/social/kakao/v2/user/me", headers });
  expect(me.json()).toMatchObject({
    id: expect.any(Number),
    kakao_account: {
      profile: { nickname: "담아" },
      gender: "female",
      birthday: "0314",
      birthyear: "1992",
      birthday_type: "SOLAR",
      phone_number: "+82 10-1234-5678",
      age_range: expect.stringMatching(/^\d0~\d9$/),
    },
  });
  const wrong = await exchange("kakao", "made-up");
  expect([wrong.statusCode, wrong.json().error_code]).toEqual([400, "KOE320"]);
  const moved = await decide("kakao", "dama");
  const mismatch = await exchange("kakao", moved["code"] ?? "", { redirect_uri: `${RETURN}/x` });
  expect(mismatch.json().error_code).toBe("KOE303");
});

test.each(["google", "apple"] as const)("%s signs the id_token", async (provider) => {
  const { code = "" } = await decide(provider, "dama", { nonce: "n-1" });
  const { id_token: token } = (await exchange(provider, code)).json();
  const [header = "", claims = "", signature = ""] = String(token).split(".");
  const path = provider === "google" ? "/oauth2/v3/certs" : "/auth/keys";
  const [key] = (await app.inject({ url: `/social/${provider}${path}` })).json().keys;
  const signed = verify(
    "RSA-SHA256",
    Buffer.from(`${header}.${claims}`),
    createPublicKey({ key, format: "jwk" }),
    Buffer.from(signature, "base64url"),
  );
  expect(signed).toBe(true);
  expect(claimsOf(token)).toMatchObject({
    sub: quirks[provider].accountId("dama"),
    aud: "shop",
    nonce: "n-1",
    email: "dama@example.com",
  });
});

test("google refuses to show its page when it is in a web view", async () => {
  const answer = await openLogin("google", {}, "Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit");
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain("disallowed_useragent");
  const app_ = await openLogin("google", { redirect_uri: "damadum://app/login/google/callback" });
  expect(app_.headers["content-security-policy"]).toContain("form-action 'self' damadum:;");
});

test("apple posts the id_token at every login and the name only at the first", async () => {
  const first = await decide("apple", "dama");
  expect(Object.keys(first).toSorted()).toEqual(["code", "id_token", "state", "user"]);
  expect(JSON.parse(first["user"] ?? "")).toMatchObject({
    name: { firstName: "담아", lastName: "김" },
  });
  const second = await decide("apple", "dama");
  expect(second).not.toHaveProperty("user");
  expect(claimsOf(second["id_token"] ?? "").sub).toBe(quirks.apple.accountId("dama"));
  const wrong = await exchange("apple", second["code"] ?? "", { client_secret: "plain" });
  expect(wrong.json()).toEqual({ error: "invalid_client" });
  expect((await openLogin("apple", { response_mode: "query" })).statusCode).toBe(400);
});

test("the login page is closed when its id is unknown", async () => {
  const answer = await post("/social/naver/decide", { page: "unknown", person: "dama" });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain("닫힌 화면이에요");
});
