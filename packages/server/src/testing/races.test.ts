import { randomUUID } from "node:crypto";
import { addDays } from "@damadum/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../db/migrate.ts";
import { hashSecret } from "../providers/keys.ts";
import { draft } from "./drafts.ts";
import { newCoupon } from "./coupons.ts";
import { newMember, newSignup } from "./members.ts";
import { completion, newEstimate, newPreparedOrder, notice } from "./orders.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import { times, twoServers } from "./two-servers.ts";

const database = await createMigratedDatabase();

const deposit = ({ token = "", serial = "" }: { token?: string; serial?: string } = {}) => ({
  token,
  path: { serial },
  body: { plan: "DEPOSIT", method: "CARD" },
});

describe.skipIf(database === null)("concurrent requests on PostgreSQL, over two servers", () => {
  beforeAll(async () => {
    if (database === null) return;
    const pools = await times(4, async () => database.open());
    // Four servers start simultaneously, and each ends up with the complete schema.
    await Promise.all(pools.map((db) => migrate(db)));
    await Promise.all(pools.map((db) => db.destroy()));
  });
  const servers = twoServers(database);
  const { one, two } = servers;
  const { either } = servers;

  it("five of fifty payments hold one start time with capacity five", async () => {
    const orders = await times(50, async (index) => {
      const { token } = await newMember(one);
      return { token, ...(await newEstimate(either(index), token, { move_date: "2026-12-01" })) };
    });
    const counts = await servers.rush(50, ({ api }, index) =>
      api.send("prepareEstimatePayment", deposit(orders[index])),
    );
    expect(counts).toEqual({ 201: 5, 409: 45 });
  });

  it("one of fifty orders gets one coupon", async () => {
    const { token, username } = await newMember(one);
    const coupon_id = await newCoupon(one, { username });
    const orders = await times(50, (index) => {
      const move_date = addDays("2027-01-20", index % 25);
      return newEstimate(either(index), token, { coupon_id, move_date });
    });
    const counts = await servers.rush(50, ({ api }, index) =>
      api.send("prepareEstimatePayment", deposit({ token, ...orders[index] })),
    );
    expect(counts).toEqual({ 201: 1, 409: 49 });
    const { items } = await two.api.ok("listCoupons", { token });
    expect(items.map(({ status }) => status)).toEqual(["HELD"]);
  });

  it("one member holds three of ten start times", async () => {
    const { token } = await newMember(one);
    const orders = await times(10, (index) =>
      newEstimate(either(index), token, { move_date: `2027-01-1${index}` }),
    );
    const counts = await servers.rush(10, ({ api }, index) =>
      api.send("prepareEstimatePayment", deposit({ token, ...orders[index] })),
    );
    expect(counts).toEqual({ 201: 3, 429: 7 });
  });

  it("fifty refreshes of one token get the same successor", async () => {
    const { token, refresh } = await newMember(one);
    const rotate = ({ api }: TestServer) =>
      api.send<{ refresh_token?: string }>("resetTokens", {
        token,
        headers: { "refresh-token": refresh },
      });
    const answers = await times(50, (index) => rotate(either(index)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);

    one.clock.pass({ seconds: 11 });
    two.clock.pass({ seconds: 11 });
    expect(await servers.rush(50, rotate)).toEqual({ 401: 50 });
    const family = await one.services.db
      .selectFrom("token_families")
      .innerJoin("refresh_tokens", "refresh_tokens.family_id", "token_families.id")
      .select("revoke_reason")
      .where("hash", "=", hashSecret(refresh))
      .executeTakeFirstOrThrow();
    expect(family.revoke_reason).toBe("reuse");
  });

  it("browser and webhook complete one payment", async () => {
    const order = await newPreparedOrder(one, { move_date: "2026-12-02" });
    const { impUid } = one.provider.pay(order.merchantUid);
    const counts = await servers.rush(50, ({ api }, index) =>
      index % 3 === 0
        ? api.send("receivePaymentWebhook", notice(order, impUid))
        : api.send("completeEstimatePayment", completion(order, impUid)),
    );
    expect(counts).toEqual({ 200: 33, 204: 17 });
    const { token, serial } = order;
    const estimate = await two.api.ok("getEstimate", { token, path: { serial } });
    expect(estimate).toMatchObject({ status: "PAYMENT", paid_amount: order.amount });
    expect(estimate.history).toHaveLength(2);
  });

  it("refunds when cancelled during completion", async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await newPreparedOrder(one, { move_date: "2026-12-03" });
      const { impUid, amount } = one.provider.pay(order.merchantUid);
      const { token, serial } = order;
      await Promise.all([
        one.api.send("completeEstimatePayment", completion(order, impUid)),
        two.api.ok("cancelEstimate", { token, path: { serial }, body: {} }),
      ]);
      const estimate = await one.api.ok("getEstimate", { token, path: { serial } });
      expect(estimate.status).toBe("CANCEL");
      expect(estimate.ledger.refund_amount).toBe(estimate.ledger.paid_amount);
      expect(one.provider.payment(impUid)?.cancelledAmount).toBe(amount);
    }
    expect(one.provider.refundCalls).toBe(5);
  });

  it("one request with one key, sent ten times, creates one estimate", async () => {
    const { token } = await newMember(one);
    const headers = { "idempotency-key": randomUUID() };
    const answers = await times(10, (index) =>
      either(index).api.ok("createEstimate", { token, headers, body: draft }),
    );
    expect(new Set(answers.map(({ serial }) => serial)).size).toBe(1);
    expect((await one.api.ok("listEstimates", { token })).paging.total).toBe(1);
  });

  it("one of ten signups gets one username", async () => {
    const body = newSignup();
    const counts = await servers.rush(10, ({ api }) => api.send("signUp", { body }));
    expect(counts).toEqual({ 201: 1, 409: 9 });
  });

  it("request limits count both servers together", async () => {
    if (database === null) return;
    const strict = [
      await startTestServer({ db: database.open(), limitFactor: 1 }),
      await startTestServer({ db: database.open(), limitFactor: 1 }),
    ];
    const body = { username: "limited-one", password: "wrong-1234" };
    const answers = await times(12, (index) => {
      const server = strict[index % 2] ?? one;
      return server.api.send("login", { path: { type: "id" }, body, from: "203.0.113.9" });
    });
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await Promise.all(strict.map((server) => server.close()));
  });
});
