import { describe, expect, it } from "vitest";
import { newKakaoMember, socialSignup, socialTicket } from "../../testing/people.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";

const server = testServer();

const calls = [
  ["loginWithNaver", "NAVER", { state: "state-of-the-web" }],
  ["loginWithKakao", "KAKAO", {}],
  ["loginWithGoogle", "GOOGLE", { is_app: false }],
  ["loginWithApple", "APPLE", { id_token: "header.claims.signature" }],
] as const;

describe.each(calls)("%s", (operation, type, rest) => {
  it("returns a ticket and signup values when the account is unknown", async () => {
    const code = server.social[type].code({ providerId: `new-${type}` });
    const answer = await server.api.ok(operation, { body: { code, ...rest } });
    expect(answer).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      signup: {
        type,
        sns_id: expect.any(String),
        username: null,
        gender: "F",
        name: "김담아",
        birthday: "03-14",
        birthyear: "1992",
        phone_number: "010-1234-5678",
        age_range: "30-39",
        email: "dama@example.com",
      },
    });
    expect(JSON.stringify(answer)).not.toContain(`new-${type}`);
  });

  it("rejects a code that is already used or unknown to the provider", async () => {
    const code = server.social[type].code();
    await server.api.ok(operation, { body: { code, ...rest } });
    for (const used of [code, "made-up"]) {
      const answer = await server.api.problem(operation, { body: { code: used, ...rest } });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({
        code: "login_failed",
        message: "소셜 로그인을 확인하지 못했어요. 다시 로그인해 주세요.",
      });
    }
  });

  it("returns 503 when the provider does not answer", async () => {
    server.social[type].down = true;
    const answer = await server.api.problem(operation, { body: { code: "any", ...rest } });
    server.social[type].down = false;
    expect(answer.status).toBe(503);
    expect(answer.body.message).toContain("소셜 로그인");
  });

  it("requires its own fields and no others", async () => {
    const wrong = await server.api.problem(operation, { body: { ...rest } });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors?.map(({ field }) => field)).toContain("code");
  });
});

describe("the grant", () => {
  it("sends each provider its expected parameters", async () => {
    const { social, api } = server;
    await api.send("loginWithNaver", { body: { code: "a", state: "s" } });
    expect(social.NAVER.grants.at(-1)).toEqual({ code: "a", state: "s", client: "WEB" });
    await api.send("loginWithGoogle", { body: { code: "b", is_app: true } });
    expect(social.GOOGLE.grants.at(-1)).toEqual({ code: "b", client: "APP" });
    const proof = "v".repeat(43);
    await api.send("loginWithGoogle", { body: { code: "b", is_app: true, code_verifier: proof } });
    expect(social.GOOGLE.grants.at(-1)).toMatchObject({ code: "b", codeVerifier: proof });
    const apple = { code: "c", id_token: "t", name: "김담아", sns_id: "001.x" };
    await api.send("loginWithApple", { body: apple });
    expect(social.APPLE.grants.at(-1)).toEqual({
      code: "c",
      idToken: "t",
      name: "김담아",
      accountId: "001.x",
      client: "WEB",
    });
  });
});

describe("a known account", () => {
  it("is logged in by its code", async () => {
    const { providerId } = await newKakaoMember(server);
    const code = server.social.KAKAO.code({ providerId });
    const tokens = await server.api.ok("loginWithKakao", { body: { code } });
    if (!("access_token" in tokens)) throw new Error("not logged in");
    const me = await server.api.ok("getMe", { token: tokens.access_token });
    expect(me.type).toBe("KAKAO");
  });

  it("differs from one at another provider with the same number", async () => {
    const { providerId } = await newKakaoMember(server);
    const code = server.social.GOOGLE.code({ providerId });
    const answer = await server.api.ok("loginWithGoogle", { body: { code, is_app: false } });
    expect(answer).toHaveProperty("signup.type", "GOOGLE");
  });
});

describe("loginWithTicket", () => {
  const path = { type: "KAKAO" };

  it("returns signup_required and keeps the ticket valid when the account has no owner", async () => {
    const ticket = await socialTicket(server);
    const login = { path, body: { sns_id: ticket } };
    const answer = await server.api.problem("loginWithTicket", login);
    expect([answer.status, answer.body.code]).toEqual([409, "signup_required"]);
    const again = await server.api.problem("loginWithTicket", login);
    expect(again.body.code).toBe("signup_required");
  });

  it("logs in only once when the account got an owner during the login", async () => {
    const providerId = "kakao-two-devices";
    const ticket = await socialTicket(server, { providerId });
    const other = await socialTicket(server, { providerId });
    await server.api.ok("signUpWithTicket", { path, body: socialSignup(other) });

    const login = { path, body: { sns_id: ticket } };
    const answers = await Promise.all([1, 2].map(() => server.api.send("loginWithTicket", login)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = await server.api.problem("loginWithTicket", login);
    expect(late.body.code).toBe("ticket_invalid");
  });

  it("rejects the provider's account number and other tickets", async () => {
    const { providerId, refresh } = await newKakaoMember(server);
    const long = [
      providerId.padStart(20, "0"),
      providerId.padEnd(43, "0"),
      `kakao-${providerId}`.padEnd(43, "x"),
      refresh,
      "a".repeat(43),
    ];
    for (const raw of long) {
      const answer = await server.api.problem("loginWithTicket", { path, body: { sns_id: raw } });
      expect([answer.status, answer.body.code]).toEqual([409, "ticket_invalid"]);
    }
    const number = { path, body: { sns_id: providerId } };
    const short = await server.api.problem("loginWithTicket", number);
    expect(short.status).toBe(422);
    expect(short.body.errors?.map(({ field }) => field)).toEqual(["sns_id"]);
  });

  it("rejects the ticket of another provider, and any ticket after ten minutes", async () => {
    const { providerId } = await newKakaoMember(server);
    const first = await socialTicket(server, { providerId: `${providerId}-other` });
    const naver = { path: { type: "NAVER" }, body: { sns_id: first } };
    expect((await server.api.problem("loginWithTicket", naver)).body.code).toBe("ticket_invalid");
    server.clock.pass({ minutes: 10, seconds: 1 });
    const late = await server.api.problem("loginWithTicket", { path, body: { sns_id: first } });
    expect(late.body.code).toBe("ticket_invalid");
  });

  it("keeps neither ticket nor account readable in the database", async () => {
    const ticket = await socialTicket(server, { providerId: "kakao-hidden" });
    const rows = await server.services.db.selectFrom("tickets").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect(JSON.stringify(rows)).not.toContain("kakao-hidden");
  });
});

describe("listLoginProviders", () => {
  it("returns the configured providers in their order", async () => {
    const providers = await server.api.ok("listLoginProviders");
    expect(providers.map(({ type }) => type)).toEqual(["NAVER", "KAKAO", "GOOGLE", "APPLE"]);
    expect(providers[0]?.authorize_url).toContain("client=WEB");
    const ofApp = await server.api.ok("listLoginProviders", { query: { client: "APP" } });
    expect(ofApp[0]?.authorize_url).toContain("client=APP");
    const wrong = await server.api.problem("listLoginProviders", { query: { client: "TV" } });
    expect(wrong.status).toBe(400);
  });
});

describe("limits", () => {
  it("stop guesses of codes from one address", async () => {
    const strict = await startTestServer({ limitFactor: 1 });
    const attempt = () =>
      strict.api.send<{ code: string }>("loginWithKakao", {
        body: { code: "guess" },
        from: "203.0.113.5",
      });
    for (let tries = 0; tries < 60; tries += 1) expect((await attempt()).status).toBe(401);
    const blocked = await attempt();
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers["retry-after"])).toBeGreaterThan(0);
    await strict.close();
  });
});
