import { describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { newMember } from "../../testing/members.ts";
import { newPaidStorageOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { chargeBillingKey } from "./charge-billing-key.ts";
import { removeAbandonedBillingKeys, removeBillingKeys } from "./remove-billing-keys.ts";
import { registerPaidKey } from "../payment/record-paid.ts";

const server = testServer();

async function prepare(token: string, method = "CARD"): Promise<string> {
  const prepared = await server.api.ok("prepareBillingKey", { token, body: { method } });
  return prepared.customer_uid;
}
const registration = (token: string, customerUid: string) => ({
  token,
  body: { customer_uid: customerUid },
});
async function newKey(token: string) {
  const customerUid = await prepare(token);
  server.billingKeys.register(customerUid);
  const key = await server.api.ok("createBillingKey", registration(token, customerUid));
  return { ...key, customerUid };
}

describe("registering a billing key", () => {
  it("stores the masked card from the provider's window and makes the first key the default", async () => {
    const { token } = await newMember(server);
    const prepared = await server.api.ok("prepareBillingKey", { token, body: { method: "CARD" } });
    expect(prepared).toMatchObject({
      customer_uid: expect.stringMatching(/^cu_[0-9A-Za-z]{32}$/),
      merchant_uid: expect.stringMatching(/^bk_[0-9A-Za-z]{32}$/),
      pg: "test_card",
      account_code: "imp00000000",
      buyer: { name: "김담아", tel: "010-1234-5678" },
    });
    server.billingKeys.register(prepared.customer_uid);
    const sent = registration(token, prepared.customer_uid);
    const key = await server.api.ok("createBillingKey", sent);
    expect(key).toMatchObject({
      method: "CARD",
      name: "담아카드",
      masked_number: "5123-****-****-1234",
      is_default: true,
      in_use: false,
    });
    expect(await server.api.ok("createBillingKey", sent)).toEqual(key);
    const second = await newKey(token);
    expect(second.is_default).toBe(false);
    const keys = await server.api.ok("listBillingKeys", { token });
    expect(keys.map(({ payment_id: id }) => id)).toEqual([key.payment_id, second.payment_id]);
  });

  it("names the key after the wallet", async () => {
    const { token } = await newMember(server);
    const customerUid = await prepare(token, "KAKAO_PAY");
    server.billingKeys.register(customerUid, null);
    const key = await server.api.ok("createBillingKey", registration(token, customerUid));
    expect(key).toMatchObject({ name: "카카오페이", masked_number: null });
  });

  it("returns 409 when the window was cancelled or expired", async () => {
    const { token, refresh } = await newMember(server);
    const customerUid = await prepare(token);
    const sent = registration(token, customerUid);
    const answer = await server.api.problem("createBillingKey", sent);
    expect([answer.status, answer.body.code]).toEqual([409, "state_conflict"]);
    server.billingKeys.register(customerUid);
    server.clock.pass({ minutes: 30 });
    const { access_token: fresh } = await server.api.ok("refreshToken", {
      token,
      headers: { "refresh-token": refresh },
    });
    const late = await server.api.problem("createBillingKey", registration(fresh, customerUid));
    expect(late.body.code).toBe("state_conflict");
  });

  it("returns 404 for another member's or an unknown preparation", async () => {
    const { token } = await newMember(server);
    const { token: other } = await newMember(server);
    const customerUid = await prepare(other);
    server.billingKeys.register(customerUid);
    for (const name of [customerUid, "cu_made-up-name-of-ours"]) {
      const answer = await server.api.problem("createBillingKey", registration(token, name));
      expect(answer.status).toBe(404);
    }
  });

  it("returns 503 when the provider does not answer", async () => {
    const { token } = await newMember(server);
    const customerUid = await prepare(token);
    server.billingKeys.down = true;
    const sent = registration(token, customerUid);
    const answer = await server.api.problem("createBillingKey", sent);
    server.billingKeys.down = false;
    expect(answer.status).toBe(503);
  });

  it("accepts no more than twenty keys when several are registered concurrently", async () => {
    const { token } = await newMember(server);
    for (let count = 0; count < 19; count += 1) await newKey(token);
    const names = [await prepare(token), await prepare(token), await prepare(token)];
    for (const name of names) server.billingKeys.register(name);
    const answers = await Promise.all(
      names.map((name) => server.api.send("createBillingKey", registration(token, name))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const full = { token, body: { method: "CARD" } };
    const answer = await server.api.problem("prepareBillingKey", full);
    expect(answer.body.code).toBe("billing_key_limit");
  });

  it("requires a login and an existing method", async () => {
    const { token } = await newMember(server);
    expect((await server.api.problem("listBillingKeys")).status).toBe(401);
    const wrong = { token, body: { method: "CASH" } };
    expect((await server.api.problem("prepareBillingKey", wrong)).status).toBe(422);
  });
});

describe("deleteBillingKey", () => {
  it("deletes it here and at the provider, and makes another one the default", async () => {
    const { token } = await newMember(server);
    const first = await newKey(token);
    const second = await newKey(token);
    const path = { id: first.payment_id };
    await server.api.ok("deleteBillingKey", { token, path });
    expect(server.billingKeys.knows(first.customerUid)).toBe(false);
    const keys = await server.api.ok("listBillingKeys", { token });
    expect(keys).toMatchObject([{ payment_id: second.payment_id, is_default: true }]);
    expect((await server.api.problem("deleteBillingKey", { token, path })).status).toBe(404);
    const again = registration(token, first.customerUid);
    expect((await server.api.problem("createBillingKey", again)).status).toBe(409);
  });

  it("returns 404 for another member", async () => {
    const { token } = await newMember(server);
    const { token: other } = await newMember(server);
    const { payment_id: id } = await newKey(other);
    const answer = await server.api.problem("deleteBillingKey", { token, path: { id } });
    expect(answer.status).toBe(404);
  });

  it("completes when the provider does not answer, and removes the key there later", async () => {
    const { token } = await newMember(server);
    const { payment_id: id, customerUid } = await newKey(token);
    server.billingKeys.down = true;
    await server.api.ok("deleteBillingKey", { token, path: { id } });
    server.billingKeys.down = false;
    expect(server.billingKeys.knows(customerUid)).toBe(true);
    await removeBillingKeys(server.services);
    expect(server.billingKeys.knows(customerUid)).toBe(false);
  });
});

describe("removeAbandonedBillingKeys", () => {
  it("removes a key registered in an abandoned window", async () => {
    const { token } = await newMember(server);
    const abandoned = await prepare(token);
    server.billingKeys.register(abandoned);
    const { customerUid: kept } = await newKey(token);
    await removeAbandonedBillingKeys(server.services);
    expect(server.billingKeys.knows(abandoned)).toBe(true);
    server.clock.pass({ minutes: 31 });
    await removeAbandonedBillingKeys(server.services);
    expect(server.billingKeys.knows(abandoned)).toBe(false);
    expect(server.billingKeys.knows(kept)).toBe(true);
  });
});

describe("registerPaidKey", () => {
  it("returns null when the key that the payment registered has been deleted", async () => {
    const changes = { payment_type: "SUBSCRIPTION" as const, ...nextVisits() };
    const { merchantUid } = await newPaidStorageOrder(server, changes);
    const { db, clock } = server.services;
    const payment = await db
      .selectFrom("payments")
      .selectAll()
      .where("merchant_uid", "=", merchantUid)
      .executeTakeFirstOrThrow();
    const card = { cardName: null, cardNumber: null };
    const register = () =>
      inTransaction(db, (tx) => registerPaidKey(tx, server.services, { payment, card }));
    expect(await register()).not.toBeNull();
    await db
      .updateTable("billing_keys")
      .set({ deleted_at: clock() })
      .where("customer_uid", "=", payment.customer_uid ?? "")
      .execute();
    expect(await register()).toBeNull();
  });
});

describe("chargeBillingKey", () => {
  const order = { merchantUid: "st_charge-1", amount: 9900, name: "담아둠 보관료" };

  async function keyOwner() {
    const { token } = await newMember(server);
    const { id: userId } = await server.api.ok("getMe", { token });
    const { payment_id: paymentId } = await newKey(token);
    return { userId, paymentId };
  }

  it("charges only once when the response is lost", async () => {
    const owner = await keyOwner();
    server.billingKeys.lostAnswers = 1;
    const charge = () => chargeBillingKey(server.services, { ...owner, ...order });
    await expect(charge()).rejects.toMatchObject({ code: "provider_unavailable" });
    expect(await charge()).toMatchObject({ status: "paid", amount: 9900 });
    expect(await charge()).toMatchObject({ status: "paid", amount: 9900 });
  });

  it("returns a failed attempt when the card is declined", async () => {
    const owner = await keyOwner();
    server.billingKeys.declining = true;
    const merchantUid = "st_charge-2";
    const attempt = await chargeBillingKey(server.services, { ...owner, ...order, merchantUid });
    server.billingKeys.declining = false;
    expect(attempt).toMatchObject({ status: "failed", failReason: "카드 한도를 넘었어요." });
  });

  it("throws not_found when the key is another member's", async () => {
    const { paymentId } = await keyOwner();
    const { userId } = await keyOwner();
    const wrong = { ...order, userId, paymentId, merchantUid: "st_charge-3" };
    await expect(chargeBillingKey(server.services, wrong)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("setDefaultBillingKey", () => {
  it("makes the member's own key the default and rejects another member's", async () => {
    const { token } = await newMember(server);
    const first = await newKey(token);
    const second = await newKey(token);
    const body = { payment_id: second.payment_id };
    await server.api.ok("setDefaultBillingKey", { token, body });
    const keys = await server.api.ok("listBillingKeys", { token });
    expect(keys.map((key) => [key.payment_id, key.is_default])).toEqual([
      [second.payment_id, true],
      [first.payment_id, false],
    ]);
    const { token: stranger } = await newMember(server);
    const rejected = await server.api.problem("setDefaultBillingKey", { token: stranger, body });
    expect(rejected.body.errors).toMatchObject([{ field: "payment_id" }]);
  });
});
