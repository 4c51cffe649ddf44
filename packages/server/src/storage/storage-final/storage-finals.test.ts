import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { sendNotices } from "../../platform/notice/send-notices.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { advance, newStoredOrder, payFor, storageDraft } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

const stored = (changes = {}) =>
  newStoredOrder(server, { ...nextVisits(), box_count: 3, ...changes });
const orderOf = (token: string, serial: string) =>
  server.api.ok("getStorageOrder", { token, path: { serial } });
const contractOf = (id: string) =>
  server.services.db
    .selectFrom("storage_contracts")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const home = (changes: object = {}) => ({
  scope: "ALL",
  place: storageDraft.place,
  delivery: { date: "2026-12-22", time: "11:00" },
  extra_help: false,
  ...changes,
});

describe("ending storage by delivery", () => {
  it("refunds the unused days when the last box is returned", async () => {
    const { token, serial, path, impUid, contractId } = await stored();
    const question = { ...home(), order_serial: serial, type: "FINAL_AND_DELIVERY_ORDER" };
    const amount = await server.api.ok("calculateStorageFinalAmount", { token, body: question });
    expect(amount.lines.map(({ code }) => code)).toEqual([
      "DELIVERY",
      "UNUSED_REFUND",
      "TERMINATION_FEE",
    ]);
    expect(amount.total_amount).toBe(0);
    expect(amount.refund_amount).toBeGreaterThan(0);
    const order = await server.api.ok("createFinalDelivery", { token, path, body: home() });
    expect(order).toMatchObject({
      type: "FINAL_AND_DELIVERY_ORDER",
      status: "PAYMENT",
      origin_serial: serial,
      contract_id: contractId,
      scope: "ALL",
      amount,
    });
    expect(order.serial).toMatch(/^SF20261120/);
    await sendNotices(server.services);
    const told = server.notices.sent.filter(({ variables }) => variables["번호"] === order.serial);
    expect(told.map(({ template }) => template)).toEqual(["ST_PAYMENT"]);
    for (const to of ["CONFIRM", "DELIVERING"] as const) await advance(server, order.serial, to);
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(0);
    await advance(server, order.serial, "COMPLETE");
    const done = await orderOf(token, order.serial);
    expect(done.boxes.map(({ status }) => status)).toEqual(["ENDED", "ENDED", "ENDED"]);
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(amount.refund_amount);
    expect(await contractOf(contractId)).toMatchObject({ status: "ENDED", left_count: 0 });
  });

  it("returns some boxes and keeps the others in storage", async () => {
    const { token, path, boxSerials, contractId } = await stored({ promotion: "FREE_MONTH3" });
    const body = home({ scope: "PART", box_serials: boxSerials.slice(0, 1) });
    const { serial, status } = await server.api.ok("createFinalDelivery", { token, path, body });
    expect(status).toBe("QUOTED");
    await payFor(server, "StorageFinal", { token, serial });
    for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"] as const) {
      await advance(server, serial, to);
    }
    expect(await orderOf(token, serial)).toMatchObject({
      paid_amount: 11_000,
      boxes: [{ status: "ENDED" }],
    });
    const query = { page: "1", limit: "20" };
    const { items } = await server.api.ok("listStorageOrders", { token, query });
    expect(Object.fromEntries(items.map((order) => [order.serial, order.scope]))).toEqual({
      [serial]: "PART",
      [path.serial]: null,
    });
    expect(await contractOf(contractId)).toMatchObject({ status: "ACTIVE", left_count: 2 });
    const again = await server.api.problem("createFinalDelivery", { token, path, body });
    expect(again.body.code).toBe("box_unavailable");
  });

  it("rejects an order for all boxes with the next step while one of them is already leaving", async () => {
    const { token, path, boxSerials } = await stored({ promotion: "FREE_MONTH3" });
    const part = home({ scope: "PART", box_serials: boxSerials.slice(0, 1) });
    const { serial } = await server.api.ok("createFinalDelivery", { token, path, body: part });
    await payFor(server, "StorageFinal", { token, serial });
    const { status, body } = await server.api.problem("createFinalDelivery", {
      token,
      path,
      body: home(),
    });
    expect([status, body.code]).toEqual([409, "box_unavailable"]);
    expect(body.message).toContain("'일부'를 골라 나머지 박스를 신청하거나");
  });

  it.each([
    [{ scope: "PART" }, "box_serials"],
    [{ box_serials: ["BX7K3F9QX2M4"] }, "box_serials"],
    [{ delivery: { date: "2026-12-22", time: "10:00" } }, "delivery.time"],
  ])("rejects %j at its field", async (change, field) => {
    const { token, path } = await stored();
    const sent = { token, path, body: home(change) };
    const answer = await server.api.problem("createFinalDelivery", sent);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it("requires the delivery place, for the price too", async () => {
    const { token, serial } = await stored();
    const body = { order_serial: serial, type: "FINAL_AND_DELIVERY_ORDER", scope: "ALL" };
    const answer = await server.api.problem("calculateStorageFinalAmount", { token, body });
    expect(answer.body.errors?.[0]).toMatchObject({
      field: "place",
      message: "주소를 입력해 주세요.",
    });
  });
});

describe("ending storage by disposal", () => {
  it("requires consent and disposes of the boxes", async () => {
    const { token, serial, path, contractId } = await stored({ promotion: "FREE_MONTH3" });
    const body = { scope: "ALL", disposal_agreed: false };
    const rejected = await server.api.problem("createFinalDisposal", { token, path, body });
    expect(rejected.body.errors?.[0]?.field).toBe("disposal_agreed");
    const question = { order_serial: serial, type: "FINAL_AND_DISPOSAL_ORDER", scope: "ALL" };
    const amount = await server.api.ok("calculateStorageFinalAmount", { token, body: question });
    expect(amount).toMatchObject({ total_amount: 9_000, lines: [{ code: "DISPOSAL" }] });
    const agreed = { token, path, body: { ...body, disposal_agreed: true } };
    const order = await server.api.ok("createFinalDisposal", agreed);
    await payFor(server, "StorageFinal", { token, serial: order.serial });
    const paid = await orderOf(token, order.serial);
    expect(paid.boxes.map(({ status }) => status)).toEqual(Array(3).fill("DISPOSAL_READY"));
    for (const to of ["CONFIRM", "DISPOSING", "COMPLETE"] as const) {
      await advance(server, order.serial, to);
    }
    const done = await orderOf(token, order.serial);
    expect(done.boxes.map(({ status }) => status)).toEqual(Array(3).fill("DISPOSED"));
    expect((await contractOf(contractId)).status).toBe("ENDED");
  });

  it("can be cancelled until it starts", async () => {
    const { token, path, contractId } = await stored({ promotion: "FREE_MONTH3" });
    const body = { scope: "ALL", disposal_agreed: true };
    const { serial } = await server.api.ok("createFinalDisposal", { token, path, body });
    await payFor(server, "StorageFinal", { token, serial });
    const sent = { token, path: { serial }, body: {} };
    const cancelled = await server.api.ok("cancelStorageOrder", sent);
    expect(cancelled).toMatchObject({ status: "CANCEL", cancel_fee_amount: null });
    expect(cancelled.ledger.refund_amount).toBe(cancelled.paid_amount);
    expect(cancelled.boxes.map(({ status }) => status)).toEqual(Array(3).fill("STORED"));
    expect((await contractOf(contractId)).status).toBe("ACTIVE");
  });
});
