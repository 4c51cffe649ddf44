import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { newMember } from "../../testing/members.ts";
import {
  newPaidStorageOrder,
  newPreparedStorageOrder,
  newStorageOrder,
  storageDraft,
} from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

const orderOf = (token: string, serial: string) =>
  server.api.ok("getStorageOrder", { token, path: { serial } });
const byCard = { body: { method: "CARD" } };

describe("calculateStorageOrderAmount", () => {
  it("prices a draft without login deterministically", async () => {
    const amount = await server.api.ok("calculateStorageOrderAmount", { body: storageDraft });
    expect(amount).toMatchObject({
      price_version: "2026-11-01",
      total_amount: 258_000,
      vat_amount: 23_454,
      refund_amount: 0,
      monthly_amount: 0,
    });
    expect(amount.lines.map(({ code }) => code)).toEqual([
      "STORAGE",
      "BOX_RENTAL",
      "DELIVERY",
      "COLLECTION",
      "PERIOD_DISCOUNT",
    ]);
    expect(await server.api.ok("calculateStorageOrderAmount", { body: storageDraft })).toEqual(
      amount,
    );
  });

  it.each([
    [{ collection: { date: "2026-12-16", time: "13:00" } }, "collection.date"],
    [{ collection: { date: "2027-02-19", time: "13:00" } }, "collection.date"],
    [{ delivery: { date: "2026-12-08", time: "03:00" } }, "delivery.time"],
    [{ place: { ...storageDraft.place, floor: 0 } }, "place.floor"],
    [{ place: { ...storageDraft.place, carriage: "LADDER" } }, "place.carriage"],
    [{ use_boxes: false }, "delivery"],
    [{ months: 0 }, "months"],
    [{ box_count: 201 }, "box_count"],
    [{ extra_help: true }, "helper_count"],
    [{ promotion: "FREE_MONTH3", months: 6 }, "promotion"],
    [{ total_amount: 1 }, "total_amount"],
  ])("rejects %j at its field in Korean", async (change, field) => {
    const answer = await server.api.problem("calculateStorageOrderAmount", {
      body: { ...storageDraft, ...change },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
    expect(answer.body.errors?.[0]?.message).toMatch(/[가-힣].*요\.$/);
  });

  it("returns the contract's message for each missing field (spec section 5)", async () => {
    const answer = await server.api.problem("calculateStorageOrderAmount", { body: {} });
    const messages = answer.body.errors?.map(({ message }) => message);
    expect(messages).toEqual(
      expect.arrayContaining([
        "주소를 입력해 주세요.",
        "보관 기간을 골라 주세요.",
        "박스 개수를 입력해 주세요.",
        "담아둠 박스를 쓸지 골라 주세요.",
        "수거 일정을 골라 주세요.",
        "20kg 이상인 짐이 있는지 골라 주세요.",
        "작업자가 더 필요한지 골라 주세요.",
      ]),
    );
  });
});

describe("createStorageOrder", () => {
  it("stores price, request and version, and writes the history", async () => {
    const { token } = await newMember(server);
    const order = await newStorageOrder(server, token);
    expect(order).toMatchObject({
      type: "FIRST_TIME_ORDER",
      status: "QUOTED",
      place: storageDraft.place,
      delivery: storageDraft.delivery,
      collection: storageDraft.collection,
      box_count: 10,
      boxes: [],
      contract_id: null,
      paid_amount: 0,
      payments: [],
      cancel_fee_amount: 0,
      valid_until: "2026-11-27T10:00:00+09:00",
      history: [
        { from: null, to: "QUOTED", by: "MEMBER", at: "2026-11-20T10:00:00+09:00", reason: null },
      ],
    });
    expect(order.serial).toMatch(/^ST20261120/);
    expect(order.amount).toEqual(
      await server.api.ok("calculateStorageOrderAmount", { body: storageDraft }),
    );
  });

  it("returns the same order for the same key, and rejects another body", async () => {
    const { token } = await newMember(server);
    const headers = { "idempotency-key": randomUUID() };
    const send = (body: object) => ({ token, headers, body });
    const first = await server.api.ok("createStorageOrder", send(storageDraft));
    expect(await server.api.ok("createStorageOrder", send(storageDraft))).toEqual(first);
    const other = send({ ...storageDraft, months: 4 });
    expect((await server.api.problem("createStorageOrder", other)).body.code).toBe(
      "idempotency_conflict",
    );
  });

  it("gives the free months once and does not charge them later", async () => {
    const changes = { promotion: "FREE_MONTH3" as const, ...nextVisits() };
    const { token, serial } = await newPaidStorageOrder(server, changes);
    const order = await orderOf(token, serial);
    expect(order.amount.lines.at(-1)).toMatchObject({ code: "PROMOTION", amount: -240_000 });
    expect(order).toMatchObject({ status: "PAYMENT", paid_amount: 30_000 });
    const again = { token, body: { ...storageDraft, promotion: "FREE_MONTH3" } };
    expect((await server.api.problem("createStorageOrder", again)).body.code).toBe(
      "coupon_unavailable",
    );
  });
});

describe("listStorageOrders", () => {
  it("lists own orders newest first by type and page", async () => {
    const { token } = await newMember(server);
    const first = await newStorageOrder(server, token);
    server.clock.pass({ seconds: 1 });
    const second = await newStorageOrder(server, token, { months: 6 });
    const list = (query: Record<string, string>) =>
      server.api.ok("listStorageOrders", { token, query: { page: "1", limit: "20", ...query } });
    const all = await list({});
    expect(all.items.map(({ serial }) => serial)).toEqual([second.serial, first.serial]);
    expect(all.items[1]).toMatchObject({
      actions: first.actions,
      place_address: storageDraft.place.address,
      total_amount: 258_000,
      paid_amount: 0,
    });
    expect(all.paging).toMatchObject({ page: 1, limit: 20, total: 2, total_capped: false });
    expect((await list({ type: "DELIVERY_REQUEST_ORDER" })).items).toEqual([]);
    expect((await list({ page: "2", limit: "1" })).items).toMatchObject([{ serial: first.serial }]);
  });
});

describe("cancelStorageOrder", () => {
  it("cancels a quote once without cost", async () => {
    const { token } = await newMember(server);
    const { serial } = await newStorageOrder(server, token);
    const cancel = { token, path: { serial }, body: { reason: "일정이 바뀌었어요" } };
    const cancelled = await server.api.ok("cancelStorageOrder", cancel);
    expect(cancelled).toMatchObject({ status: "CANCEL", cancel_fee_amount: null });
    expect(cancelled.history.at(-1)).toMatchObject({ by: "MEMBER", reason: "일정이 바뀌었어요" });
    expect(await server.api.ok("cancelStorageOrder", cancel)).toEqual(cancelled);
    const prepare = { token, path: { serial }, ...byCard };
    expect((await server.api.problem("prepareStorageOrderPayment", prepare)).body.code).toBe(
      "state_conflict",
    );
  });

  it("refunds in full and cancels the contract when cancelled early", async () => {
    const { token, serial, impUid, path } = await newPaidStorageOrder(server, nextVisits());
    const sent = { token, path, body: {} };
    const cancelled = await server.api.ok("cancelStorageOrder", sent);
    expect(cancelled).toMatchObject({
      status: "CANCEL",
      ledger: { cancel_fee_amount: 0, refund_amount: 258_000 },
      payments: [{ status: "REFUNDED", refunded_amount: 258_000 }],
    });
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(258_000);
    const contract = await server.services.db
      .selectFrom("storage_contracts")
      .select("status")
      .where("order_serial", "=", serial)
      .executeTakeFirstOrThrow();
    expect(contract.status).toBe("CANCEL");
  });

  it("keeps the shown fee of delivery and collection", async () => {
    const visits = {
      delivery: { date: "2026-11-21", time: "09:00" },
      collection: { date: "2026-11-25", time: "09:00" },
    };
    const { token, serial, path } = await newPaidStorageOrder(server, visits);
    const before = await orderOf(token, serial);
    expect(before.cancel_fee_amount).toBe(3_000);
    const cancelled = await server.api.ok("cancelStorageOrder", { token, path, body: {} });
    expect(cancelled).toMatchObject({
      ledger: { cancel_fee_amount: 3_000, refund_amount: before.cancel_refund_amount },
      payments: [{ status: "PAID", refunded_amount: before.paid_amount - 3_000 }],
    });
  });

  it("refunds a payment that arrives after the cancellation", async () => {
    const visits = nextVisits();
    const { token, path, merchantUid } = await newPreparedStorageOrder(server, visits);
    await server.api.ok("cancelStorageOrder", { token, path, body: {} });
    const { impUid } = server.provider.pay(merchantUid);
    const body = { imp_uid: impUid, merchant_uid: merchantUid };
    const answer = await server.api.problem("completeStorageOrderPayment", { path, body });
    expect(answer.body.code).toBe("state_conflict");
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(258_000);
  });
});
