import { describe, expect, it } from "vitest";
import { newMember, PASSWORD } from "../../testing/members.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { testServer } from "../../testing/test-server.ts";
import { login as loginVerb } from "./login.ts";

const server = testServer();

const login = (username: string, password = PASSWORD) => ({
  body: { username, password },
});

/** Logs in while something else happens between the check of the password and its result. */
function loginWhile(username: string, happens: () => Promise<unknown>) {
  const { passwords } = server.services;
  const verify = async (...input: Parameters<typeof passwords.verify>) => {
    const matches = await passwords.verify(...input);
    await happens();
    return matches;
  };
  const services = { ...server.services, passwords: { ...passwords, verify } };
  return loginVerb(services, { username, password: PASSWORD, address: "203.0.113.7" });
}

describe("login", () => {
  it("returns two working tokens", async () => {
    const { username } = await newMember(server);
    const tokens = await server.api.ok("login", login(username));
    const me = await server.api.ok("getMe", { token: tokens.access_token });
    expect(me.username).toBe(username);
    expect(me.last_login).toBe("2026-11-20T10:00:00+09:00");
  });

  it("ignores capitals and surrounding spaces in the username, as phones type them", async () => {
    const { username } = await newMember(server);
    const tokens = await server.api.ok("login", login(` ${username.toUpperCase()} `));
    expect(tokens.refresh_token).toHaveLength(43);
  });

  it("returns the same for a wrong password and an unknown username", async () => {
    const { username } = await newMember(server);
    const wrong = await server.api.problem("login", login(username, "not-this-1"));
    const unknown = await server.api.problem("login", login("nobody-here"));
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({
      code: "login_failed",
      message: "아이디나 비밀번호가 맞지 않아요. 다시 확인해 주세요.",
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it("fails when the password changes during the login", async () => {
    const { username, token } = await newMember(server);
    const reset = () => server.api.ok("changePassword", { token, body: { passwd: "Next!2026go" } });
    await expect(loginWhile(username, reset)).rejects.toThrow(new ProblemError("login_failed"));
    await server.api.ok("login", login(username, "Next!2026go"));
  });

  it("starts no session when the member withdraws during the login", async () => {
    const { username, token } = await newMember(server);
    const leave = () => server.api.ok("deleteMe", { token });
    await expect(loginWhile(username, leave)).rejects.toThrow(new ProblemError("login_failed"));
  });

  it("names missing fields in Korean", async () => {
    const answer = await server.api.problem("login", { path: { type: "id" }, body: {} });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { field: "username", code: "required", message: "아이디를 입력해 주세요." },
      { field: "password", code: "required", message: "비밀번호를 입력해 주세요." },
    ]);
  });
});

describe("an access token", () => {
  it("causes an empty 401 when it is missing", async () => {
    const answer = await server.api.problem("getMe");
    expect(answer.status).toBe(401);
    expect(answer.body).toBeUndefined();
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  });

  it("expires after 15 minutes", async () => {
    const { token } = await newMember(server);
    server.clock.pass({ minutes: 14 });
    await server.api.ok("getMe", { token });
    server.clock.pass({ minutes: 2 });
    expect((await server.api.problem("getMe", { token })).body.code).toBe("expired_token");
  });

  it("is rejected when it is forged, of another algorithm or malformed", async () => {
    const { token } = await newMember(server);
    const [header = "", claims = "", signature = ""] = token.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const forged = [
      `${header}.${claims}.${signature.slice(0, -2)}xx`,
      `${none}.${claims}.`,
      `${none}.${claims}.${signature}`,
      "nonsense",
    ];
    for (const bad of forged) {
      const answer = await server.api.problem("getMe", { token: bad });
      expect(answer.body.code).toBe("invalid_token");
    }
    const basic = await server.api.problem("getMe", { headers: { authorization: "Basic eDp5" } });
    expect(basic.body.code).toBe("invalid_token");
  });
});

describe("refreshToken", () => {
  it("renews the access token even when it has expired", async () => {
    const { token, refresh } = await newMember(server);
    server.clock.pass({ minutes: 20 });
    const headers = { "refresh-token": refresh };
    const renewed = await server.api.ok("refreshToken", { token, headers });
    await server.api.ok("getMe", { token: renewed.access_token });
  });

  it("accepts the content type that browsers send without a body", async () => {
    const { token, refresh } = await newMember(server);
    const headers = { "refresh-token": refresh, "content-type": "application/json" };
    const renewed = await server.api.ok("refreshToken", { token, headers });
    expect(renewed.access_token).toContain(".");
  });

  it("rejects a forged access token, a missing one and another member's refresh token", async () => {
    const own = await newMember(server);
    const other = await newMember(server);
    const headers = { "refresh-token": own.refresh };
    const forged = `${own.token.slice(0, -2)}xx`;
    const refusals = [
      await server.api.problem("refreshToken", { token: forged, headers }),
      await server.api.problem("refreshToken", { token: other.token, headers }),
      await server.api.problem("refreshToken", {
        token: own.token,
        headers: { "refresh-token": "x".repeat(43) },
      }),
    ];
    expect(refusals.map(({ body }) => body.code)).toEqual(Array(3).fill("invalid_token"));
    expect((await server.api.problem("refreshToken", { headers })).body).toBeUndefined();
    expect((await server.api.problem("refreshToken", { token: own.token })).status).toBe(400);
  });
});

describe("resetTokens", () => {
  const reset = (pair: { token: string; refresh: string }) => ({
    token: pair.token,
    headers: { "refresh-token": pair.refresh },
  });

  it("returns the same pair when the request is repeated within ten seconds", async () => {
    const old = await newMember(server);
    const first = await server.api.ok("resetTokens", reset(old));
    expect(first.refresh_token).not.toBe(old.refresh);
    server.clock.pass({ seconds: 9 });
    expect(await server.api.ok("resetTokens", reset(old))).toEqual(first);
    await server.api.ok("getMe", { token: first.access_token });
  });

  it("revokes the token family when an old refresh token is reused", async () => {
    const old = await newMember(server);
    const next = await server.api.ok("resetTokens", reset(old));
    server.clock.pass({ seconds: 11 });
    expect((await server.api.problem("resetTokens", reset(old))).body.code).toBe("invalid_token");
    const after = { token: next.access_token, refresh: next.refresh_token };
    expect((await server.api.problem("getMe", { token: after.token })).status).toBe(401);
    expect((await server.api.problem("resetTokens", reset(after))).status).toBe(401);
  });

  it("returns 401 after 30 days without use and after 90 days in any case", async () => {
    const idle = await newMember(server);
    server.clock.pass({ days: 31 });
    expect((await server.api.problem("resetTokens", reset(idle))).status).toBe(401);

    let pair = await newMember(server);
    for (let month = 0; month < 3; month += 1) {
      server.clock.pass({ days: 29 });
      const next = await server.api.ok("resetTokens", reset(pair));
      pair = { ...pair, token: next.access_token, refresh: next.refresh_token };
    }
    server.clock.pass({ days: 4 });
    expect((await server.api.problem("resetTokens", reset(pair))).status).toBe(401);
  });
});

describe("logout", () => {
  it("ends the login of the refresh token and always returns 204", async () => {
    const { token, refresh } = await newMember(server);
    const sent = [
      { headers: { "refresh-token": refresh } },
      { headers: { "refresh-token": refresh } },
      { headers: { "refresh-token": "unknown" } },
      { headers: { "refresh-token": "x".repeat(2000) } },
      {},
      { token: "nonsense" },
    ];
    for (const request of sent) {
      expect((await server.api.send("logout", request)).status).toBe(204);
    }
    expect((await server.api.problem("getMe", { token })).body.code).toBe("invalid_token");
  });

  it("revokes the family of the access token too", async () => {
    const { username, token } = await newMember(server);
    await server.api.ok("logout", { token });
    expect((await server.api.problem("getMe", { token })).body.code).toBe("invalid_token");

    const late = await server.api.ok("login", { body: { username, password: PASSWORD } });
    server.clock.pass({ minutes: 20 });
    await server.api.ok("logout", { token: late.access_token });
    const headers = { "refresh-token": late.refresh_token };
    const renewal = { token: late.access_token, headers };
    expect((await server.api.problem("resetTokens", renewal)).body.code).toBe("invalid_token");
  });

  it("revokes nothing for a forged access token", async () => {
    const { token } = await newMember(server);
    const [header = "", claims = ""] = token.split(".");
    await server.api.ok("logout", { token: `${header}.${claims}.${"x".repeat(43)}` });
    await server.api.ok("getMe", { token });
  });
});

describe("a member's logins", () => {
  it.each([
    [
      "Chrome · Windows",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36",
    ],
    ["카카오톡 · Android", "Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile;KAKAOTALK 11.2.0"],
    ["담아둠 앱 · iOS", "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) DamadumApp/1.0"],
    [null, "?"],
  ])("are listed with the one in use when another begins on %s", async (device, userAgent) => {
    const { username, token } = await newMember(server);
    server.clock.pass({ minutes: 1 });
    const headers = { "user-agent": userAgent };
    await server.api.ok("login", { ...login(username), headers });
    const { sessions } = await server.api.ok("listSessions", { token });
    expect(sessions).toMatchObject([{ device, is_current: false }, { is_current: true }]);
  });

  it("end one by one when the member asks, and nobody else can", async () => {
    const { username, token } = await newMember(server);
    const other = await server.api.ok("login", login(username));
    const { sessions } = await server.api.ok("listSessions", { token });
    const id = sessions.find(({ is_current: isCurrent }) => !isCurrent)?.id ?? "";
    const stranger = await newMember(server);
    const path = { id };
    const refused = await server.api.problem("endSession", { token: stranger.token, path });
    expect(refused.status).toBe(404);
    await server.api.ok("endSession", { token, path });
    const ended = await server.api.problem("getMe", { token: other.access_token });
    expect(ended.body.code).toBe("invalid_token");
    expect((await server.api.ok("listSessions", { token })).sessions).toHaveLength(1);
  });
});
