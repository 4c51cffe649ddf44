import { describe, expect, it } from "vitest";
import { disableOperator, renewOperator } from "../../account/member/create-operator.ts";
import { oneTimeCode } from "../../account/session/second-factor.ts";
import { newOperator, newOperatorAccount } from "../../testing/operators.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";

const server = testServer();
const refused = { status: 401, body: { code: "login_failed" } };
const login = (body: object) => server.api.problem("loginOperator", { body });

describe("loginOperator", () => {
  it("refuses a wrong password, a wrong code and somebody who is no operator with the same sentence", async () => {
    const { body } = await newOperatorAccount(server);
    const wrongCode = body.code === "000000" ? "000001" : "000000";
    const answers = [
      await login({ ...body, password: "Box!2026go" }),
      await login({ ...body, code: wrongCode }),
      await login({ ...body, code: "abcde-12345" }),
      await login({ ...body, username: "nobody-here" }),
    ];
    for (const answer of answers) expect(answer).toMatchObject(refused);
    expect(new Set(answers.map((answer) => answer.body.message)).size).toBe(1);
    await server.api.ok("loginOperator", { body });
  });

  it("refuses a code that was used, and an older one, but takes the next", async () => {
    const { body, secret } = await newOperatorAccount(server);
    const older = oneTimeCode(secret, new Date(server.clock.read().getTime() - 30_000));
    await server.api.ok("loginOperator", { body });
    expect(await login(body)).toMatchObject(refused);
    expect(await login({ ...body, code: older })).toMatchObject(refused);
    const next = oneTimeCode(secret, new Date(server.clock.read().getTime() + 30_000));
    await server.api.ok("loginOperator", { body: { ...body, code: next } });
  });

  it("takes each recovery code once, however it is typed", async () => {
    const { body, codes } = await newOperatorAccount(server);
    const [first = "", second = ""] = codes;
    const typed = first.toUpperCase().replace("-", " ");
    const { access_token: token } = await server.api.ok("loginOperator", {
      body: { ...body, code: typed },
    });
    expect(await login({ ...body, code: first })).toMatchObject(refused);
    expect((await server.api.ok("getOperator", { token })).recovery_codes_left).toBe(9);
    await server.api.ok("loginOperator", { body: { ...body, code: second } });
  });

  it("answers 429 when one account's codes are guessed from one address", async () => {
    const strict = await startTestServer({ limitFactor: 1 });
    const { body } = await newOperatorAccount(strict);
    const guess = (code: number) =>
      strict.api.problem("loginOperator", {
        body: { ...body, code: String(code).padStart(6, "0") },
      });
    const wrong = Array.from({ length: 12 }, (_, index) => index).filter(
      (code) => String(code).padStart(6, "0") !== body.code,
    );
    const statuses = [];
    for (const code of wrong) statuses.push((await guess(code)).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.at(-1)).toBe(429);
    await strict.close();
  });
});

it("an operator's password alone logs nobody in, and gives no guess at a code back", async () => {
  const strict = await startTestServer({ limitFactor: 1 });
  const { body, username, secret } = await newOperatorAccount(strict);
  const { password } = body;
  const near = [-30_000, 0, 30_000].map((delta) =>
    oneTimeCode(secret, new Date(strict.clock.read().getTime() + delta)),
  );
  const [code = ""] = ["000000", "000001", "000002", "000003"].filter((one) => !near.includes(one));
  for (let tries = 0; tries < 9; tries += 1) {
    const guess = { body: { ...body, code } };
    expect((await strict.api.problem("loginOperator", guess)).status).toBe(401);
  }
  const asMember = await strict.api.problem("login", { body: { username, password } });
  expect(asMember).toMatchObject(refused);
  expect((await strict.api.problem("loginOperator", { body })).status).toBe(429);
  await strict.close();
});

it("an operator's login is listed with its address, and ends when it is asked to", async () => {
  const { body, secret, token } = await newOperator(server);
  const code = oneTimeCode(secret, new Date(server.clock.read().getTime() + 30_000));
  const from = "203.0.113.7";
  const other = await server.api.ok("loginOperator", { body: { ...body, code }, from });
  const { sessions } = await server.api.ok("listOperatorSessions", { token });
  expect(sessions).toHaveLength(2);
  const found = sessions.find(({ is_current: isCurrent }) => !isCurrent);
  expect(found?.address).toBe(from);
  const stranger = await newOperator(server);
  const path = { id: found?.id ?? "" };
  const notTheirs = await server.api.problem("endOperatorSession", { token: stranger.token, path });
  expect(notTheirs.status).toBe(404);
  await server.api.ok("endOperatorSession", { token, path });
  const ended = await server.api.problem("getOperator", { token: other.access_token });
  expect(ended.body.code).toBe("invalid_token");
});

it("an operator's login is renewed, and is over after twelve hours", async () => {
  const { token, refresh } = await newOperator(server);
  server.clock.pass({ minutes: 16 });
  expect((await server.api.problem("getOperator", { token })).body.code).toBe("expired_token");
  const renewed = await server.api.ok("refreshOperatorTokens", {
    token,
    headers: { "refresh-token": refresh },
  });
  await server.api.ok("getOperator", { token: renewed.access_token });
  server.clock.pass({ minutes: 12 * 60 });
  const late = await server.api.problem("refreshOperatorTokens", {
    token: renewed.access_token,
    headers: { "refresh-token": renewed.refresh_token },
  });
  expect(late.body.code).toBe("invalid_token");
});

it("an operator cannot give up the role that others need to be changed", async () => {
  const { username, token } = await newOperator(server);
  const renew = {
    token,
    path: { name: "operators-renew" },
    body: { input: { username, role: "CARE" } },
  };
  expect((await server.api.problem("runOperatorCommand", renew)).body.message).toContain("내 역할");
  expect((await server.api.ok("getOperator", { token })).role).toBe("ADMIN");
});

it("a disabled operator is out at once, until they are renewed with another key", async () => {
  const { username, token, body, secret } = await newOperator(server);
  await disableOperator(server.services, username);
  expect((await server.api.problem("getOperator", { token })).status).toBe(401);
  server.clock.pass({ minutes: 2 });
  const code = oneTimeCode(secret, server.clock.read());
  expect(await login({ ...body, code })).toMatchObject(refused);
  const fresh = await renewOperator(server.services, { username, role: "CARE" });
  expect(await login({ ...body, password: fresh.password, code })).toMatchObject(refused);
  const now = oneTimeCode(fresh.secret, server.clock.read());
  const again = await server.api.ok("loginOperator", {
    body: { username, password: fresh.password, code: now },
  });
  const { role } = await server.api.ok("getOperator", { token: again.access_token });
  expect(role).toBe("CARE");
});
