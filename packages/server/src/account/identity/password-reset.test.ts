import { describe, expect, it } from "vitest";
import { newMember, PASSWORD } from "../../testing/members.ts";
import { newKakaoMember } from "../../testing/people.ts";
import { createOperator } from "../member/create-operator.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

const NEXT = "Next!2026go";
const send = (username: string) => server.api.ok("sendPasswordNumber", { body: { username } });
const verify = (username: string, number: string) =>
  server.api.send<{ code: string; reset_token: string }>("verifyPasswordNumber", {
    body: { username, number },
  });
const not = (number: string) => (number === "000000" ? "111111" : "000000");

async function resetTokenOf(username: string): Promise<string> {
  await send(username);
  const { body } = await verify(username, server.sms.lastNumber());
  return body.reset_token;
}

describe("the password reset", () => {
  it("sets a new password by number and ticket, and ends every login", async () => {
    const { username, token } = await newMember(server);
    await send(username.toUpperCase());
    expect(server.sms.sent.at(-1)).toMatchObject({ to: "010-1234-5678" });
    const answer = await verify(username, server.sms.lastNumber());
    expect(answer.status).toBe(200);
    const body = { username, passwd: NEXT, reset_token: answer.body.reset_token };
    await server.api.ok("resetPassword", { body });

    expect((await server.api.problem("getMe", { token })).body.code).toBe("invalid_token");
    const old = { body: { username, password: PASSWORD } };
    expect((await server.api.problem("login", old)).status).toBe(401);
    await server.api.ok("login", { body: { username, password: NEXT } });
  });
});

describe("sendPasswordNumber", () => {
  it("returns the same for an unknown username and for an account without a password", async () => {
    const { username } = await newMember(server);
    const { token } = await newKakaoMember(server);
    const { username: social } = await server.api.ok("getMe", { token });
    const real = await send(username);
    const before = server.sms.sent.length;
    expect(await send("nobody-here")).toEqual(real);
    expect(await send(social)).toEqual(real);
    expect(server.sms.sent).toHaveLength(before);
    expect(real).toEqual({
      expires_at: expect.stringMatching(/\+09:00$/),
      resend_at: expect.stringMatching(/\+09:00$/),
    });
  });

  it("succeeds and logs an error when the message cannot be sent", async () => {
    const { username } = await newMember(server);
    server.sms.down = true;
    await send(username);
    server.sms.down = false;
    expect(server.logged.join("\n")).toContain("password number not sent");
  });
});

describe("an account without a phone", () => {
  it("has no number that could be guessed", async () => {
    const { services } = server;
    const username = "operator-no-phone";
    await createOperator(services, { username, name: "운영", role: "CARE" });
    await send(username);
    const row = await services.db
      .selectFrom("password_numbers")
      .select("user_id")
      .where("username_hash", "=", services.keys.hashUsername(username))
      .executeTakeFirstOrThrow();
    expect(row.user_id).toBeNull();
  });
});

describe("verifyPasswordNumber", () => {
  it("keeps the requester's tries when another address guesses", async () => {
    const { username } = await newMember(server);
    const from = (address: string, number: string) =>
      server.api.send<{ code: string }>("verifyPasswordNumber", {
        body: { username, number },
        from: address,
      });
    const sendNumber = { body: { username }, from: "198.51.100.20" };
    await server.api.ok("sendPasswordNumber", sendNumber);
    const number = server.sms.lastNumber();
    const codes = [];
    for (const address of [1, 2, 3, 4].map((last) => `203.0.113.${last}`)) {
      codes.push((await from(address, not(number))).body.code);
    }
    const { length } = codes;
    expect(codes).toEqual(["number_mismatch", ...Array(length - 1).fill("number_expired")]);
    // Even the right number is rejected there now.
    expect((await from("203.0.113.5", number)).status).toBe(422);
    expect((await from("198.51.100.20", not(number))).body.code).toBe("number_mismatch");
    expect((await from("198.51.100.20", number)).status).toBe(200);

    await server.api.ok("sendPasswordNumber", sendNumber);
    // A phone's address changes between two cell towers.
    expect((await from("203.0.113.6", server.sms.lastNumber())).status).toBe(200);
  });

  it("allows five tries, and none after that even with the right number", async () => {
    const { username } = await newMember(server);
    await send(username);
    const number = server.sms.lastNumber();
    const codes = [];
    for (let tries = 0; tries < 5; tries += 1) {
      codes.push((await verify(username, not(number))).body.code);
    }
    expect(codes).toEqual([...Array(4).fill("number_mismatch"), "number_expired"]);
    const right = await verify(username, number);
    expect([right.status, right.body.code]).toEqual([422, "number_expired"]);
    await send(username);
    expect((await verify(username, server.sms.lastNumber())).status).toBe(200);
  });

  it("returns the same for each try with an unknown and a known username", async () => {
    const tries = async (username: string) => {
      const answers = [(await verify(username, "000000")).body];
      await send(username);
      const wrong = not(server.sms.lastNumber());
      for (let count = 0; count < 6; count += 1) answers.push((await verify(username, wrong)).body);
      return answers;
    };
    const { username } = await newMember(server);
    expect(await tries("nobody-at-all")).toEqual(await tries(username));
  });

  it("accepts only the newest number, once, within three minutes", async () => {
    const { username } = await newMember(server);
    await send(username);
    const first = server.sms.lastNumber();
    await send(username);
    // One time in a million both are the same.
    while (server.sms.lastNumber() === first) await send(username);
    const second = server.sms.lastNumber();
    expect((await verify(username, first)).body.code).toBe("number_mismatch");
    expect((await verify(username, second)).status).toBe(200);
    expect((await verify(username, second)).body.code).toBe("number_expired");
    await send(username);
    server.clock.pass({ minutes: 3 });
    const late = await verify(username, server.sms.lastNumber());
    expect(late.body.code).toBe("number_expired");
  });

  it("counts every one of several concurrent tries", async () => {
    const { username } = await newMember(server);
    await send(username);
    const wrong = not(server.sms.lastNumber());
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(username, wrong)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === "number_mismatch")).toHaveLength(4);
  });

  it("keeps the number unreadable in the database", async () => {
    const { username } = await newMember(server);
    await send(username);
    const rows = await server.services.db.selectFrom("password_numbers").selectAll().execute();
    const text = JSON.stringify(rows);
    expect(text).not.toContain(username);
    expect(text).not.toContain(server.sms.lastNumber());
  });
});

describe("resetPassword", () => {
  const reset = (body: object) => server.api.problem("resetPassword", { body });

  it("accepts a ticket once, within ten minutes, for its own account only", async () => {
    const { username } = await newMember(server);
    const { username: other } = await newMember(server);
    const token = await resetTokenOf(username);
    const stolen = await reset({ username: other, passwd: NEXT, reset_token: token });
    expect([stolen.status, stolen.body.code]).toEqual([409, "ticket_invalid"]);
    const body = { username, passwd: NEXT, reset_token: token };
    await server.api.ok("resetPassword", { body });
    expect((await reset(body)).body.code).toBe("ticket_invalid");

    const late = await resetTokenOf(username);
    server.clock.pass({ minutes: 10 });
    expect((await reset({ ...body, reset_token: late })).body.code).toBe("ticket_invalid");
  });

  it("rejects a ticket when the password was changed after it", async () => {
    const { username, token } = await newMember(server);
    const [stolen, own, late] = [
      await resetTokenOf(username),
      await resetTokenOf(username),
      await resetTokenOf(username),
    ];
    const body = { username, passwd: NEXT, reset_token: own };
    await server.api.ok("resetPassword", { body });
    const after = await reset({ username, passwd: "Thief!2026x", reset_token: stolen });
    expect([after.status, after.body.code]).toEqual([409, "ticket_invalid"]);

    const { access_token: again } = await server.api.ok("login", {
      body: { username, password: NEXT },
    });
    expect(again).not.toBe(token);
    const fresh = await resetTokenOf(username);
    await server.api.ok("changePassword", { token: again, body: { passwd: "Owner!2026x" } });
    for (const reset_token of [late, fresh]) {
      const answer = await reset({ username, passwd: "Thief!2026x", reset_token });
      expect(answer.body.code).toBe("ticket_invalid");
    }
  });

  it("keeps the ticket valid when the new password breaks the rule", async () => {
    const { username } = await newMember(server);
    const token = await resetTokenOf(username);
    const weak = await reset({ username, passwd: "onlyletters", reset_token: token });
    expect(weak.status).toBe(422);
    expect(weak.body.errors?.map(({ field }) => field)).toEqual(["passwd"]);
    await server.api.ok("resetPassword", {
      body: { username, passwd: NEXT, reset_token: token },
    });
  });
});
