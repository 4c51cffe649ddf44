import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newMember, newSignup, PASSWORD } from "../../testing/members.ts";
import { newEstimate, newPaidOrder, newPreparedOrder } from "../../testing/orders.ts";
import { certifiedTicket, newKakaoMember, socialTicket } from "../../testing/people.ts";
import { testServer } from "../../testing/test-server.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { readAccessToken } from "../session/access-token.ts";
import { removeBillingKeys } from "../../money/billing-key/remove-billing-keys.ts";
import { changePassword } from "./passwords.ts";

const server = testServer();

describe("deleteMe", () => {
  it("requires the password or a login within the last ten minutes", async () => {
    const { token } = await newMember(server);
    server.clock.pass({ minutes: 11 });
    const answer = await server.api.problem("deleteMe", { token });
    expect([answer.status, answer.body.code]).toEqual([403, "password_check_required"]);
    await server.api.ok("confirmPassword", { token, body: { passwd: PASSWORD } });
    await server.api.ok("deleteMe", { token });
  });

  it("ends every login and frees the username", async () => {
    const { token, username } = await newMember(server);
    await server.api.ok("deleteMe", { token });
    expect((await server.api.problem("getMe", { token })).body.code).toBe("invalid_token");
    const login = { body: { username, password: PASSWORD } };
    expect((await server.api.problem("login", login)).status).toBe(401);
    const check = await server.api.ok("checkUsername", { path: { id: username } });
    expect(check.valid).toBe(true);
  });

  it("frees the social account too", async () => {
    const { token, providerId } = await newKakaoMember(server);
    await server.api.ok("deleteMe", { token });
    expect(await socialTicket(server, { providerId })).toHaveLength(43);
  });

  it("erases the person from every table and keeps paid records", async () => {
    const uid = await certifiedTicket(server, {
      name: "백지운",
      phoneNumber: "010-6161-7171",
      uniqueKey: "ci-leaving",
    });
    const signup = newSignup({ email: "leaving@example.com", certification_uid: uid });
    const { access_token: token } = await server.api.ok("signUp", { body: signup });
    const { id } = await server.api.ok("getMe", { token });
    const secret = "비밀동 909호";
    const place = { postcode: "03925", address: "서울 마포구 월드컵북로 396" };
    const body = {
      ...place,
      name: "우리 집",
      detail: secret,
      floor: 3,
      carriage: "EV",
      is_default: true,
    };
    await server.api.ok("createAddress", { token, body });
    const start = { ...place, detail: secret, floor: 3, carriage: "EV" as const };
    const { serial } = await newEstimate(server, token, { start, memo: `${secret} 초인종` });
    const cancelled = await newEstimate(server, token, { start });
    const reason = `${secret} 때문에`;
    const cancel = { token, path: { serial: cancelled.serial }, body: { reason } };
    await server.api.ok("cancelEstimate", cancel);
    await server.api.ok("sendPasswordNumber", { body: { username: signup.username } });

    const { db } = server.services;
    // An answer that the steps of the withdrawal do not know.
    const noted = sql<string>`input || ${JSON.stringify({ doorNote: secret })}::jsonb`;
    await db.updateTable("estimates").set({ input: noted }).where("serial", "=", serial).execute();

    await server.api.ok("deleteMe", { token });

    const tables = await Promise.all([
      db.selectFrom("users").selectAll().where("id", "=", id).execute(),
      db.selectFrom("addresses").selectAll().where("user_id", "=", id).execute(),
      db.selectFrom("estimates").selectAll().where("user_id", "=", id).execute(),
      db.selectFrom("status_history").selectAll().where("actor_id", "=", id).execute(),
      db.selectFrom("password_numbers").selectAll().where("user_id", "=", id).execute(),
      db.selectFrom("token_families").selectAll().where("user_id", "=", id).execute(),
    ]);
    const text = JSON.stringify(tables);
    for (const trace of [secret, "백지운", "6161", "leaving@", signup.username, "argon2"]) {
      expect(text).not.toContain(trace);
    }
    const estimates = tables[2];
    expect(estimates.map(({ status }) => status)).toEqual(["CANCEL", "CANCEL"]);
    expect(estimates.some((estimate) => estimate.serial === serial)).toBe(true);
  });

  it("returns the reason when an order is in progress", async () => {
    const { token } = await newPaidOrder(server);
    const answer = await server.api.problem("deleteMe", { token });
    expect([answer.status, answer.body.code]).toEqual([409, "money_owed"]);
    expect((await server.api.ok("getMe", { token })).name).toBe("김담아");
  });

  it("refunds a payment that arrives after the withdrawal", async () => {
    const order = await newPreparedOrder(server);
    await server.api.ok("deleteMe", { token: order.token });
    const { impUid } = server.provider.pay(order.merchantUid);
    const body = { imp_uid: impUid, merchant_uid: order.merchantUid };
    const sent = { path: { serial: order.serial }, body };
    const answer = await server.api.problem("completeEstimatePayment", sent);
    expect(answer.body.code).toBe("state_conflict");
    expect(server.provider.payment(impUid)?.status).toBe("cancelled");
    await checkLedger(server.services.db);
  });

  it("deletes the billing keys at the provider", async () => {
    const { token } = await newMember(server);
    const body = { method: "CARD" };
    const prepared = await server.api.ok("prepareBillingKey", { token, body });
    const { customer_uid: customerUid } = prepared;
    server.billingKeys.register(customerUid);
    await server.api.ok("createBillingKey", { token, body: { customer_uid: customerUid } });
    await server.api.ok("deleteMe", { token });
    await removeBillingKeys(server.services);
    expect(server.billingKeys.knows(customerUid)).toBe(false);
  });
});

describe("changePassword", () => {
  it("keeps this login and ends the others", async () => {
    const { token, username } = await newMember(server);
    const login = { body: { username, password: PASSWORD } };
    const other = (await server.api.ok("login", login)).access_token;
    await server.api.ok("changePassword", { token, body: { passwd: "Next!2026go" } });
    await server.api.ok("getMe", { token });
    expect((await server.api.problem("getMe", { token: other })).status).toBe(401);
    expect((await server.api.problem("login", login)).status).toBe(401);
    await server.api.ok("login", { body: { username, password: "Next!2026go" } });
  });

  it("sets no password when the login ended during the request", async () => {
    const { token, username } = await newMember(server);
    const own = { body: { username, password: PASSWORD } };
    const { access_token: stolen } = await server.api.ok("login", own);
    const { userId, familyId } = await readAccessToken(stolen, {
      keys: server.services.keys,
      now: server.clock.read(),
      mayBeExpired: false,
    });
    const { passwords } = server.services;
    const hash = async (passwd: string) => {
      await server.api.ok("changePassword", { token, body: { passwd: "Owner!2026go" } });
      return passwords.hash(passwd);
    };
    const services = { ...server.services, passwords: { ...passwords, hash } };
    const change = changePassword(services, { userId, familyId, passwd: "Thief!2026go" });
    await expect(change).rejects.toThrow(new ProblemError("invalid_token"));
    await server.api.ok("login", { body: { username, password: "Owner!2026go" } });
  });

  it("rejects a password that breaks the rule", async () => {
    const { token } = await newMember(server);
    const body = { passwd: "onlyletters" };
    const answer = await server.api.problem("changePassword", { token, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(["passwd"]);
    expect((await server.api.problem("changePassword", { body })).status).toBe(401);
  });
});
