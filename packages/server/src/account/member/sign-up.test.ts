import { describe, expect, it } from "vitest";
import { loginAgain, newMember } from "../../testing/members.ts";
import { socialSignup, socialTicket } from "../../testing/people.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

const path = { type: "KAKAO" };

describe("signUpWithTicket", () => {
  it("creates a logged-in member with the connected account", async () => {
    const body = {
      ...socialSignup(await socialTicket(server)),
      email: "dama@example.com",
      gender: "F",
      birthday: "03-14",
      birthyear: "1992",
    };
    const tokens = await server.api.ok("signUpWithTicket", { path, body });
    const me = await server.api.ok("getMe", { token: tokens.access_token });
    expect(me).toMatchObject({
      type: "KAKAO",
      name: "김담아",
      phone_number: "010-1234-5678",
      gender: "F",
      birthday: "03-14",
      birth_year: "1992",
      certified: false,
      social_accounts: [{ type: "KAKAO" }],
      marketing_consent: { agreed: false },
    });
    expect(me.username).toMatch(/^kakao-[0-9a-z]{10}$/);
  });

  it("accepts a free username, and rejects a taken or reserved one", async () => {
    const { username } = await newMember(server);
    const ticket = await socialTicket(server);
    for (const taken of [username, "certification", "support"]) {
      const body = { ...socialSignup(ticket), username: taken };
      const answer = await server.api.problem("signUpWithTicket", { path, body });
      expect([answer.status, answer.body.code]).toEqual([409, "username_taken"]);
      expect(answer.body.errors?.map(({ field }) => field)).toEqual(["username"]);
    }
    const body = { ...socialSignup(ticket), username: "my-own-name" };
    const tokens = await server.api.ok("signUpWithTicket", { path, body });
    const me = await server.api.ok("getMe", { token: tokens.access_token });
    expect(me.username).toBe("my-own-name");
  });

  it("returns account_exists when the account was created during the signup", async () => {
    const providerId = "kakao-signed-up";
    const tickets = [
      await socialTicket(server, { providerId }),
      await socialTicket(server, { providerId }),
    ];
    const answers = await Promise.all(
      tickets.map((ticket) =>
        server.api.send<{ code?: string }>("signUpWithTicket", {
          path,
          body: socialSignup(ticket),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("account_exists");
  });

  it("accepts a ticket only once and only from its own provider", async () => {
    const ticket = await socialTicket(server);
    const naver = { path: { type: "NAVER" }, body: socialSignup(ticket) };
    expect((await server.api.problem("signUpWithTicket", naver)).body.code).toBe("ticket_invalid");
    await server.api.ok("signUpWithTicket", { path, body: socialSignup(ticket) });
    for (const wrong of [ticket, "provider-id-of-dama-1"]) {
      const body = socialSignup(wrong);
      const answer = await server.api.problem("signUpWithTicket", { path, body });
      expect([answer.status, answer.body.code]).toEqual([409, "ticket_invalid"]);
    }
  });

  it.each([
    [{ birthyear: "2013", birthday: "01-01" }, "birthyear"],
    [{ birthday: "02-30" }, "birthday"],
    [{ phone_number: "12345" }, "phone_number"],
    [{ consents: [{ kind: "TERMS", version: "2026-11-01", agreed: true }] }, "consents"],
    [{ email: "nope" }, "email"],
  ])("explains what is wrong with %o", async (change, field) => {
    const body = { ...socialSignup(await socialTicket(server)), ...change };
    const answer = await server.api.problem("signUpWithTicket", { path, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toContain(field);
  });
});

describe("marketing consent", () => {
  it("lapses when it was given two years ago", async () => {
    const { username, token } = await newMember(server);
    const body = { marketing_consent: { version: "2026-11-01", agreed: true } };
    await server.api.ok("updateMe", { token, body });
    const consent = (days: number) =>
      server.clock.later(days, async () => {
        const again = await loginAgain(server, username);
        return (await server.api.ok("getMe", { token: again })).marketing_consent;
      });
    expect(await consent(729)).toMatchObject({ agreed: true });
    expect(await consent(732)).toEqual({ agreed: false, changed_at: null });
  });

  it("stores each answer with its version, time and channels", async () => {
    const { token } = await newMember(server);
    const answer = (agreed: boolean, version = "2026-11-01") =>
      server.api.send<{ marketing_consent: object }>("updateMe", {
        token,
        body: { marketing_consent: { version, agreed } },
      });
    const agreed = await answer(true);
    expect(agreed.body.marketing_consent).toEqual({
      agreed: true,
      changed_at: "2026-11-20T10:00:00+09:00",
    });
    server.clock.pass({ minutes: 5 });
    expect((await answer(false)).body.marketing_consent).toEqual({
      agreed: false,
      changed_at: "2026-11-20T10:05:00+09:00",
    });
    expect((await answer(true, "2020-01-01")).status).toBe(422);
    const { id } = await server.api.ok("getMe", { token });
    const rows = await server.services.db
      .selectFrom("user_consents")
      .select(["agreed", "channels"])
      .where("user_id", "=", id)
      .where("kind", "=", "MARKETING")
      .orderBy("recorded_at")
      .execute();
    expect(rows.map(({ channels }) => channels)).toEqual(["SMS,EMAIL", "SMS,EMAIL"]);
  });
});
