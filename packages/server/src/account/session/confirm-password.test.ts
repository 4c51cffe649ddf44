import { describe, expect, it } from "vitest";
import { newMember, PASSWORD } from "../../testing/members.ts";
import { newKakaoMember } from "../../testing/people.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";

const server = testServer();

const change = (token: string) =>
  server.api.send<{ code: string }>("changePassword", { token, body: { passwd: "Next!2026go" } });

describe("confirmPassword", () => {
  it("confirms only the current login", async () => {
    const { token, username } = await newMember(server);
    const body = { username, password: PASSWORD };
    const { access_token: other } = await server.api.ok("login", { body });
    server.clock.pass({ minutes: 11 });
    expect((await change(token)).status).toBe(403);
    const confirmation = { token, body: { passwd: PASSWORD } };
    const confirmed = await server.api.ok("confirmPassword", confirmation);
    expect(confirmed.confirmed_until).toMatch(/\+09:00$/);
    expect((await change(other)).status).toBe(403);
    expect((await change(token)).status).toBe(204);
  });

  it("confirms the login for ten minutes", async () => {
    const { token } = await newMember(server);
    server.clock.pass({ minutes: 4 });
    await server.api.ok("confirmPassword", { token, body: { passwd: PASSWORD } });
    server.clock.pass({ minutes: 9 });
    expect((await change(token)).status).toBe(204);
    server.clock.pass({ minutes: 1 });
    expect((await change(token)).status).toBe(403);
  });

  it("returns the issue at the field when the password is wrong", async () => {
    const { token } = await newMember(server);
    server.clock.pass({ minutes: 11 });
    const body = { passwd: "wrong-1234" };
    const answer = await server.api.problem("confirmPassword", { token, body });
    expect([answer.status, answer.body.code]).toEqual([422, "password_mismatch"]);
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(["passwd"]);
    const rejected = await change(token);
    expect([rejected.status, rejected.body.code]).toEqual([403, "password_check_required"]);
  });

  it("accepts the login itself when the member has no password", async () => {
    const { token } = await newKakaoMember(server);
    const body = { passwd: PASSWORD };
    const answer = await server.api.problem("confirmPassword", { token, body });
    expect([answer.status, answer.body.code]).toEqual([409, "state_conflict"]);
    expect((await change(token)).status).toBe(204);
  });

  it("limits guesses of the password", async () => {
    const strict = await startTestServer({ limitFactor: 1 });
    const { token } = await newMember(strict);
    const attempt = (passwd: string) =>
      strict.api.send("confirmPassword", { token, body: { passwd } });
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt("no-1234")).status).toBe(422);
    const blocked = await attempt(PASSWORD);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers["retry-after"])).toBeLessThanOrEqual(900);
    await strict.close();
  });
});

describe("checkNewPassword", () => {
  it("returns each part of the rule and forbids caching", async () => {
    const check = (str: string) => server.api.ok("checkNewPassword", { query: { str } });
    expect(await check("Box!2026go")).toEqual({ length: true, kinds: true, valid: true });
    expect(await check("a1")).toEqual({ length: false, kinds: true, valid: false });
    expect(await check("")).toEqual({ length: false, kinds: false, valid: false });
    const answer = await server.api.send("checkNewPassword", { query: { str: "Box!2026go" } });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("does not log the text of the URL", async () => {
    const str = "Very!Secret2026";
    await server.api.ok("checkNewPassword", { query: { str } });
    await server.api.problem("checkNewPassword", { query: { str: `${str}\u0000` } });
    await server.api.problem("checkNewPassword", { query: { str: str.repeat(20) } });
    await server.app.inject({ url: `/api/passwd/valid/?str=${encodeURIComponent(str)}` });
    await server.app.inject({ url: `/api/nowhere?str=${encodeURIComponent(str)}` });
    expect(server.logged.length).toBeGreaterThan(3);
    const text = server.logged.join("\n");
    expect(text).not.toContain("Very");
    expect(text).not.toContain("Secret2026");
  });
});
