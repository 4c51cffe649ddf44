import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { advance, deliveryDraft, newStoredOrder, payFor } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

const stored = () => newStoredOrder(server, { ...nextVisits(), box_count: 3 });
const orderOf = (token: string, serial: string) =>
  server.api.ok("getStorageOrder", { token, path: { serial } });

describe("advanceStorageOrder for a first order", () => {
  it("assigns boxes, moves them along and starts the contract period", async () => {
    const { token, serial, boxSerials, contractId } = await stored();
    const order = await orderOf(token, serial);
    expect(boxSerials).toHaveLength(3);
    expect(order.boxes.map(({ status }) => status)).toEqual(["STORED", "STORED", "STORED"]);
    expect(order.history.map(({ to, by }) => `${to} ${by}`)).toEqual([
      "QUOTED MEMBER",
      "PAYMENT SYSTEM",
      "CONFIRM OPERATOR",
      "DELIVERING OPERATOR",
      "BEFORE_COLLECTION OPERATOR",
      "COLLECTING OPERATOR",
      "COMPLETE OPERATOR",
    ]);
    const contract = await server.services.db
      .selectFrom("storage_contracts")
      .selectAll()
      .where("id", "=", contractId)
      .executeTakeFirstOrThrow();
    expect(contract).toMatchObject({
      status: "ACTIVE",
      start_date: "2026-11-20",
      end_date: "2027-02-19",
      paid_until: "2027-02-19",
      paid_storage: 68_400,
    });
  });

  it("rejects a step outside the state table", async () => {
    const { serial } = await stored();
    await expect(advance(server, serial, "DELIVERING")).rejects.toThrow("state_conflict");
  });
});

describe("a delivery request", () => {
  it("delivers boxes while storage continues", async () => {
    const { token, boxSerials, contractId } = await stored();
    const body = deliveryDraft(boxSerials.slice(0, 1));
    const amount = await server.api.ok("calculateStorageDeliveryAmount", { token, body });
    expect(amount).toMatchObject({ total_amount: 11_000, vat_amount: 1_000 });
    const order = await server.api.ok("createStorageDelivery", { token, body });
    expect(order).toMatchObject({
      type: "DELIVERY_REQUEST_ORDER",
      status: "QUOTED",
      contract_id: contractId,
      boxes: [{ serial: boxSerials[0], status: "STORED" }],
      amount,
    });
    expect(order.serial).toMatch(/^SD20261120/);
    const { serial } = order;
    await payFor(server, "StorageDelivery", { token, serial });
    expect(await orderOf(token, serial)).toMatchObject({
      status: "PAYMENT",
      boxes: [{ status: "RETURN_READY" }],
    });
    for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"] as const) {
      await advance(server, serial, to);
    }
    expect(await orderOf(token, serial)).toMatchObject({
      status: "COMPLETE",
      boxes: [{ status: "RETURNED" }],
    });
  });

  it("collects the boxes again when requested", async () => {
    const { token, boxSerials } = await stored();
    const collection = { date: "2026-12-29", time: "11:00" };
    const body = { ...deliveryDraft(boxSerials), collection };
    const { serial } = await server.api.ok("createStorageDelivery", { token, body });
    await payFor(server, "StorageDelivery", { token, serial });
    for (const to of [
      "CONFIRM",
      "DELIVERING",
      "BEFORE_COLLECTION",
      "COLLECTING",
      "COMPLETE",
    ] as const) {
      await advance(server, serial, to);
    }
    const { boxes } = await orderOf(token, serial);
    expect(boxes.map(({ status }) => status)).toEqual(["STORED", "STORED", "STORED"]);
  });

  it("releases the boxes when it is cancelled", async () => {
    const { token, boxSerials } = await stored();
    const body = deliveryDraft(boxSerials);
    const { serial } = await server.api.ok("createStorageDelivery", { token, body });
    await payFor(server, "StorageDelivery", { token, serial });
    const cancelled = await server.api.ok("cancelStorageOrder", {
      token,
      path: { serial },
      body: {},
    });
    expect(cancelled).toMatchObject({ status: "CANCEL", ledger: { cancel_fee_amount: 0 } });
    expect(cancelled.ledger.refund_amount).toBe(cancelled.paid_amount);
    expect(cancelled.boxes.map(({ status }) => status)).toEqual(["STORED", "STORED", "STORED"]);
  });

  it("cancels other orders of a box when one is paid", async () => {
    const { token, boxSerials } = await stored();
    const body = deliveryDraft(boxSerials.slice(0, 2));
    const first = await server.api.ok("createStorageDelivery", { token, body });
    const second = await server.api.ok("createStorageDelivery", { token, body });
    await payFor(server, "StorageDelivery", { token, serial: first.serial });
    const other = await orderOf(token, second.serial);
    expect(other.status).toBe("CANCEL");
    expect(other.history.at(-1)).toMatchObject({ by: "SYSTEM" });
    const again = await server.api.problem("createStorageDelivery", { token, body });
    expect(again.body.code).toBe("box_unavailable");
  });

  it("rejects boxes of others and invalid days", async () => {
    const { token } = await stored();
    const { boxSerials } = await stored();
    const foreign = { token, body: deliveryDraft(boxSerials) };
    const answer = await server.api.problem("createStorageDelivery", foreign);
    expect(answer.body.code).toBe("box_unavailable");
    const collection = { date: "2026-12-30", time: "11:00" };
    const late = { token, body: { ...deliveryDraft(boxSerials), collection } };
    const rejected = await server.api.problem("calculateStorageDeliveryAmount", late);
    expect(rejected.body.errors?.[0]).toMatchObject({
      field: "collection.date",
      message: "박스 배송부터 수거까지는 최대 7일까지 가능해요.",
    });
  });
});
