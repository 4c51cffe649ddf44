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
});

test("naver rejects the exchange when the state differs, and kakao when the address does", async () => {
  const { code = "" } = await decide("naver", "dama");
  expect((await exchange("naver", code, { state: "other" })).json()).toHaveProperty("error");
  const moved = await decide("kakao", "dama");
  const mismatch = await exchange("kakao", moved["code"] ?? "", { redirect_uri: `${RETURN}/x` });
  expect(mismatch.json().error_code).toBe("KOE303");
});

test("a provider rejects another merchant's code", async () => {
  const { code = "" } = await decide("google", "dama");
  expect((await exchange("google", code, { client_id: "thief" })).json()).toHaveProperty("error");
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
