import { describe, expect, it } from "vitest";
import { consents, newMember, newSignup } from "../../testing/members.ts";
import { certifiedTicket } from "../../testing/people.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";

const server = testServer();

describe("signUp", () => {
  it("creates a logged-in member with a normalized name and phone number", async () => {
    const signup = newSignup({ name: "  이담아 ", phone_number: "01098765432" });
    const tokens = await server.api.ok("signUp", { body: signup });
    const me = await server.api.ok("getMe", { token: tokens.access_token });
    expect(me).toMatchObject({
      username: signup.username,
      name: "이담아",
      phone_number: "010-9876-5432",
      role: "MEMBER",
      type: "ID",
      is_company_user: false,
      has_password: true,
      first_address: null,
    });
  });

  it("takes the certified name when it has more letters than most", async () => {
    const name = "RAJAPAKSHA MUDIYANSELAGE SANDARUWAN KUMARA";
    const uid = await certifiedTicket(server, { name });
    const signup = newSignup({ name, certification_uid: uid });
    const { access_token: token } = await server.api.ok("signUp", { body: signup });
    expect(await server.api.ok("getMe", { token })).toMatchObject({ name, certified: true });
  });

  it("stores every answer to a consent with its version and time", async () => {
    const signup = newSignup();
    await server.api.ok("signUp", { body: signup });
    const rows = await server.services.db
      .selectFrom("user_consents")
      .innerJoin("users", "users.id", "user_consents.user_id")
      .select(["kind", "version", "agreed", "recorded_at"])
      .where("username", "=", signup.username)
      .execute();
    const at = server.clock.read();
    expect(rows).toHaveLength(consents.length);
    expect(rows).toContainEqual({
      kind: "MARKETING",
      version: "2026-11-01",
      agreed: false,
      recorded_at: at,
    });
  });

  it("rejects a required consent that is missing, refused or of an old version", async () => {
    const [first, ...rest] = consents;
    const broken = [
      rest,
      [{ ...first, agreed: false }, ...rest],
      [{ ...first, version: "2020-01-01" }, ...rest],
    ];
    for (const input of broken) {
      const body = { ...newSignup(), consents: input };
      const answer = await server.api.problem("signUp", { body });
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.[0]?.field).toMatch(/^consents/);
    }
  });

  it("rejects a name without visible characters", async () => {
    const body = newSignup({ name: "\u200B\u3164" });
    const rejected = await server.api.problem("signUp", { body });
    expect(rejected.body.errors).toMatchObject([{ field: "name", code: "required" }]);
  });

  it("returns the issue at the username when it is taken", async () => {
    const signup = newSignup();
    await server.api.ok("signUp", { body: signup });
    const answer = await server.api.problem("signUp", { body: signup });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe("username_taken");
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(["username"]);
  });

  it("gives the username to one of two parallel requests", async () => {
    const signup = newSignup();
    const answers = await Promise.all(
      [1, 2].map(() => server.api.send("signUp", { body: signup })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  it.each([
    ["passwd", "short1", "비밀번호"],
    ["passwd", "onlyletters", "비밀번호"],
    ["passwd", "a1".repeat(20), "비밀번호"],
    ["phone_number", "12345", "010-1234-5678"],
    ["username", "Nope", "아이디"],
    ["email", "nope", "이메일"],
    ["name", "   ", "이름"],
  ])("explains at %s how to correct %j", async (field, value, word) => {
    const body = { ...newSignup(), [field]: value };
    const answer = await server.api.problem("signUp", { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
    expect(answer.body.errors?.[0]?.message).toContain(word);
  });

  it("rejects text that cannot be stored", async () => {
    for (const name of ["김\u0000담아", "김\ud800담아"]) {
      const answer = await server.api.problem("signUp", { body: newSignup({ name }) });
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.[0]?.message).toBe(
        "이름에 쓸 수 없는 글자가 있어요. 지우고 다시 입력해 주세요.",
      );
    }
  });
});

describe("checkUsername", () => {
  it("distinguishes free, taken and invalid usernames", async () => {
    const { username } = await newMember(server);
    const check = (id: string) => server.api.ok("checkUsername", { path: { id } });
    expect(await check("free-name")).toEqual({ valid: true, reason: null });
    expect(await check(username)).toEqual({ valid: false, reason: "TAKEN" });
    expect(await check("1bad")).toEqual({ valid: false, reason: "FORMAT" });
    expect(await check("한글")).toEqual({ valid: false, reason: "FORMAT" });
  });

  it("limits username checks from one address", async () => {
    const strict = await startTestServer({ limitFactor: 1 });
    const probe = (number: number, from: string) =>
      strict.api.send("checkUsername", { path: { id: `probe-${number}` }, from });
    for (let number = 0; number < 120; number += 1) {
      expect((await probe(number, "203.0.113.60")).status).toBe(200);
    }
    const rejected = await probe(120, "203.0.113.60");
    expect([rejected.status, Number(rejected.headers["retry-after"]) > 0]).toEqual([429, true]);
    // Checking the same name again counts too; another address is not limited.
    expect((await probe(0, "203.0.113.60")).status).toBe(429);
    expect((await probe(121, "203.0.113.61")).status).toBe(200);
    await strict.close();
  });

  it("rejects a NUL in the path as malformed", async () => {
    const answer = await server.api.problem("checkUsername", { path: { id: "a\u0000b" } });
    expect(answer.status).toBe(400);
  });
});

describe("updateMe", () => {
  it("keeps certified values when the profile is updated", async () => {
    const body = newSignup({ certification_uid: await certifiedTicket(server) });
    const { access_token: token } = await server.api.ok("signUp", { body });
    const me = await server.api.ok("getMe", { token });
    expect(me).toMatchObject({ name: "김담아", gender: "F", certified: true });
    for (const [field, value] of [
      ["name", "남의이름"],
      ["gender", "M"],
    ] as const) {
      const sent = { token, body: { [field]: value, email: "new@example.com" } };
      const { status, body: problem } = await server.api.problem("updateMe", sent);
      expect([status, problem.errors?.[0]]).toMatchObject([422, { field, code: "certified" }]);
    }
    expect(await server.api.ok("getMe", { token })).toEqual(me);
    const same = { name: me.name, gender: me.gender, email: "new@example.com" };
    const changed = await server.api.ok("updateMe", { token, body: same });
    expect(changed.email).toBe("new@example.com");
  });

  it.each(["\u200B", "\u001B[31m김담아", "김담아\r\n[안내]", "\u202E아담김"])(
    "rejects the name %j as a signup does",
    async (name) => {
      const { token } = await newMember(server);
      const put = await server.api.problem("updateMe", { token, body: { name } });
      const joined = await server.api.problem("signUp", { body: newSignup({ name }) });
      for (const { status, body } of [put, joined]) {
        expect([status, body.errors?.[0]?.field]).toEqual([422, "name"]);
      }
    },
  );

  it("changes only the sent fields", async () => {
    const { token } = await newMember(server);
    const body = { email: "new@example.com", gender: "F" };
    const me = await server.api.ok("updateMe", { token, body });
    expect(me).toMatchObject({ email: "new@example.com", gender: "F", name: "김담아" });
    expect(await server.api.ok("getMe", { token })).toEqual(me);
    const without = await server.api.ok("updateMe", { token, body: { email: null } });
    expect(without).toEqual({ ...me, email: null });
  });
});
