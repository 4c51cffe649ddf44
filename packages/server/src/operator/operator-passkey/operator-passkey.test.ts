import { describe, expect, it } from "vitest";
import { disableOperator, renewOperator } from "../../account/member/create-operator.ts";
import { newAuthenticator } from "../../testing/authenticator.ts";
import { newMember } from "../../testing/members.ts";
import { newOperator } from "../../testing/operators.ts";
import { newPasskey, startPasskeyLogin } from "../../testing/passkeys.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";

const server = testServer();
const body = { name: "회사 노트북" };
const late = { minutes: 11 };
const logIn = (signed: object) => server.api.problem("loginOperatorWithPasskey", { body: signed });
const loginFailed = { status: 401, body: { code: "login_failed" } };
const ticketInvalid = { status: 409, body: { code: "ticket_invalid" } };

async function newOwner() {
  const operator = await newOperator(server);
  return { ...operator, ...(await newPasskey(server, operator)) };
}

describe("loginOperatorWithPasskey", () => {
  it("logs in with password and passkey, and the list says when", async () => {
    const owner = await newOwner();
    const { passkey, authenticator } = owner;
    expect(passkey).toMatchObject({ name: body.name, last_used_at: null });
    const signed = authenticator.sign(await startPasskeyLogin(server, owner));
    const { access_token: token } = await server.api.ok("loginOperatorWithPasskey", {
      body: signed,
    });
    const { passkeys } = await server.api.ok("listOperatorPasskeys", { token });
    expect(passkeys).toEqual([{ ...passkey, last_used_at: passkey.added_at }]);
    const asMember = await server.api.problem("getMe", { token });
    expect(asMember.body.code).toBe("invalid_token");
  });

  it("says the same of a wrong password, a stranger's passkey and nobody's name", async () => {
    const owner = await newOwner();
    const other = await newOwner();
    const wrongPassword = { ...owner, password: "Box!2026go" };
    const nobody = { ...owner, username: "nobody-here" };
    const answers = [
      await logIn(owner.authenticator.sign(await startPasskeyLogin(server, wrongPassword))),
      await logIn(owner.authenticator.sign(await startPasskeyLogin(server, nobody))),
      await logIn(other.authenticator.sign(await startPasskeyLogin(server, owner))),
      await logIn(newAuthenticator().sign(await startPasskeyLogin(server, owner))),
    ];
    for (const answer of answers) expect(answer).toMatchObject(loginFailed);
    expect(new Set(answers.map((answer) => answer.body.message)).size).toBe(1);
  });

  it("refuses another site, a user who was not verified and a count that did not grow", async () => {
    const owner = await newOwner();
    const { authenticator } = owner;
    const start = () => startPasskeyLogin(server, owner);
    const site = await start();
    for (const signed of [
      authenticator.sign(await start(), { origin: "http://localhost:3000" }),
      authenticator.sign({ ...site, rp_id: "damadum.example" }),
      authenticator.sign(await start(), { isVerified: false }),
      authenticator.sign(await start(), { signCount: 1 }),
    ]) {
      expect(await logIn(signed)).toMatchObject(loginFailed);
    }
    const good = authenticator.sign(await start(), { signCount: 2 });
    await server.api.ok("loginOperatorWithPasskey", { body: good });
  });

  it("takes a challenge once, whether it succeeded or not, and for ten minutes", async () => {
    const owner = await newOwner();
    const { authenticator } = owner;
    const used = authenticator.sign(await startPasskeyLogin(server, owner));
    await server.api.ok("loginOperatorWithPasskey", { body: used });
    expect(await logIn(used)).toMatchObject(ticketInvalid);

    const failed = await startPasskeyLogin(server, owner);
    expect(await logIn(authenticator.sign(failed, { isVerified: false }))).toMatchObject(
      loginFailed,
    );
    expect(await logIn(authenticator.sign(failed))).toMatchObject(ticketInvalid);

    const old = await startPasskeyLogin(server, owner);
    server.clock.pass(late);
    expect(await logIn(authenticator.sign(old))).toMatchObject(ticketInvalid);
    const invented = { challenge: "aW52ZW50ZWQ", rp_id: old.rp_id };
    expect(await logIn(authenticator.sign(invented))).toMatchObject(ticketInvalid);
  });

  it("refuses a disabled operator, and who was renewed has no passkey", async () => {
    const owner = await newOwner();
    await disableOperator(server.services, owner.username);
    const signed = owner.authenticator.sign(await startPasskeyLogin(server, owner));
    expect(await logIn(signed)).toMatchObject(loginFailed);
    const role = "ADMIN";
    const fresh = await renewOperator(server.services, { username: owner.username, role });
    const again = await startPasskeyLogin(server, { ...owner, password: fresh.password });
    expect(await logIn(owner.authenticator.sign(again))).toMatchObject(loginFailed);
  });

  it("counts its starts as tries of the password, and a passkey gives them back", async () => {
    const strict = await startTestServer({ limitFactor: 1 });
    const operator = await newOperator(strict);
    const { authenticator } = await newPasskey(strict, operator);
    const start = (password: string) =>
      strict.api.send("startOperatorPasskeyLogin", {
        body: { username: operator.username, password },
      });
    for (let tries = 0; tries < 9; tries += 1) {
      expect((await start("Box!2026go")).status).toBe(200);
    }
    const asked = await startPasskeyLogin(strict, operator);
    await strict.api.ok("loginOperatorWithPasskey", { body: authenticator.sign(asked) });
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await start(operator.password)).status).toBe(200);
    }
    expect((await start(operator.password)).status).toBe(429);
    await strict.close();
  });
});

describe("addOperatorPasskey", () => {
  it("refuses a challenge of another operator, of another login, and one that was used", async () => {
    const { token, ...operator } = await newOperator(server);
    const stranger = await newOperator(server);
    const start = async () => server.api.ok("startOperatorPasskey", { token, body });
    const add = (made: object, by = token) =>
      server.api.problem("addOperatorPasskey", { token: by, body: made });
    expect(await add(newAuthenticator().make(await start()), stranger.token)).toMatchObject(
      ticketInvalid,
    );
    const [code = ""] = operator.codes;
    const elsewhere = await server.api.ok("loginOperator", { body: { ...operator.body, code } });
    expect(await add(newAuthenticator().make(await start()), elsewhere.access_token)).toMatchObject(
      ticketInvalid,
    );
    const made = newAuthenticator().make(await start());
    await server.api.ok("addOperatorPasskey", { token, body: made });
    expect(await add(made)).toMatchObject(ticketInvalid);
    const old = newAuthenticator().make(await start());
    server.clock.pass(late);
    expect(await add(old)).toMatchObject(ticketInvalid);
  });

  it("refuses another site, a user who was not verified and a passkey that somebody has", async () => {
    const { authenticator } = await newOwner();
    const { token } = await newOperator(server);
    const start = () => server.api.ok("startOperatorPasskey", { token, body });
    const site = await start();
    for (const made of [
      newAuthenticator().make(await start(), { origin: "http://localhost:3000" }),
      newAuthenticator().make({ ...site, rp_id: "damadum.example" }),
      newAuthenticator().make(await start(), { isVerified: false }),
      authenticator.make(await start()),
    ]) {
      const answer = await server.api.problem("addOperatorPasskey", { token, body: made });
      expect(answer).toMatchObject({ status: 422, body: { code: "passkey_rejected" } });
    }
  });

  it("adds ten at most, and names those that are there", async () => {
    const operator = await newOperator(server);
    for (let added = 0; added < 9; added += 1) await newPasskey(server, operator);
    const asked = await server.api.ok("startOperatorPasskey", { ...operator, body });
    expect(asked.known).toHaveLength(9);
    await newPasskey(server, operator);
    const full = { status: 409, body: { code: "passkey_limit" } };
    expect(await server.api.problem("startOperatorPasskey", { ...operator, body })).toMatchObject(
      full,
    );
    const { token } = operator;
    const one = { token, body: newAuthenticator().make(asked) };
    expect(await server.api.problem("addOperatorPasskey", one)).toMatchObject(full);
  });

  it("is not for members", async () => {
    const { token } = await newMember(server);
    const answer = await server.api.problem("startOperatorPasskey", { token, body });
    expect(answer).toMatchObject({ status: 401, body: { code: "invalid_token" } });
  });
});

it("a removed passkey logs nobody in, and only its owner removes it", async () => {
  const owner = await newOwner();
  const stranger = await newOperator(server);
  const path = { id: owner.passkey.id };
  const remove = (token: string) => server.api.send("removeOperatorPasskey", { token, path });
  expect((await remove(stranger.token)).status).toBe(404);
  expect((await remove(owner.token)).status).toBe(204);
  expect((await remove(owner.token)).status).toBe(404);
  const signed = owner.authenticator.sign(await startPasskeyLogin(server, owner));
  expect(await logIn(signed)).toMatchObject(loginFailed);
});

it("adding, using and removing a passkey is in the log, by its number", async () => {
  const owner = await newOwner();
  const { token, passkey, authenticator } = owner;
  const signed = authenticator.sign(await startPasskeyLogin(server, owner));
  await server.api.ok("loginOperatorWithPasskey", { body: signed });
  await server.api.ok("removeOperatorPasskey", { token, path: { id: passkey.id } });
  const logged = await server.services.db
    .selectFrom("operator_actions")
    .select(["command", "made", "input"])
    .where("operator_id", "=", owner.userId)
    .orderBy("id")
    .execute();
  expect(logged).toEqual([
    { command: "login", made: null, input: {} },
    { command: "passkeys add", made: passkey.id, input: {} },
    { command: "login passkey", made: null, input: {} },
    { command: "passkeys remove", made: passkey.id, input: {} },
  ]);
});
