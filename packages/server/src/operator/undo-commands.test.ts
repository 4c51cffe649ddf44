import { afterEach, describe, expect, it } from "vitest";
import { sendNotices } from "../platform/notice/send-notices.ts";
import { chargeMonthly } from "../storage/charges/charge-monthly.ts";
import { checkLedger } from "../testing/check-ledger.ts";
import { nextVisits } from "../testing/drivers/storage-order.ts";
import { loginAgain } from "../testing/members.ts";
import {
  deliveryDraft,
  newPaidStorageOrder,
  newStoredOrder,
  payFor,
} from "../testing/storage-orders.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { newOperator } from "../testing/operators.ts";
import { testServer } from "../testing/test-server.ts";
import { storedContract } from "../testing/unpaid-contracts.ts";
import { cellText } from "./wire-result.ts";

const server = testServer({ per: "test" });
const ops = operatorCommands(server, { per: "test" });
afterEach(() => checkLedger(server.services.db));

const reason = "다른 주문과 헷갈림";
/** Advances an order, each time a minute after the previous step. */
async function step(serial: string, ...states: readonly string[]) {
  for (const to of states) {
    server.clock.pass({ minutes: 1 });
    await ops("storage advance", { serial, to, early: true });
  }
}
const orderOf = async (serial: string) => {
  const { token } = await newOperator(server);
  return server.api.ok("getOperatorOrder", { token, path: { serial } });
};
/** Undoes the last step, which the order's page offers. */
async function undo(serial: string) {
  expect(await orderOf(serial)).toMatchObject({ can_undo: true, undo_refusal: null });
  return ops("storage undo", { serial, reason });
}
/** Expects the order's page to say why the last step stays, and the command to refuse. */
async function expectRefused(serial: string, why: string) {
  const undo_refusal = expect.stringContaining(why);
  expect(await orderOf(serial)).toMatchObject({ can_undo: false, undo_refusal });
  await expect(ops("storage undo", { serial, reason })).rejects.toThrow("마지막 단계만");
}
const boxStates = async (serial: string) =>
  (await ops("storage show", { serial })).tables?.[0]?.rows.map(({ status }) => status) ?? [];
const boxesOf = async ({ token, path }: { token: string; path: { serial: string } }) =>
  (await server.api.ok("getStorageOrder", { token, path })).boxes.map(({ serial }) => serial);
const allIn = (value: string) => expect.objectContaining({ value });

describe("pnpm ops storage undo", () => {
  it("undoes a first order step by step with its boxes, and records the reason", async () => {
    const { serial, contractId } = await paid();
    const before: Readonly<Record<string, string>> = {
      DELIVERING: "READY",
      BEFORE_COLLECTION: "DELIVERING",
      COLLECTING: "PACKING",
      COMPLETE: "COLLECTING",
    };
    await step(serial, "CONFIRM");
    for (const [to, state] of Object.entries(before)) {
      await step(serial, to);
      await undo(serial);
      expect(await boxStates(serial)).toEqual([allIn(state), allIn(state)]);
      await expectRefused(serial, "이미 되돌린");
      await step(serial, to);
    }
    const contract = await storedContract(server, contractId);
    expect(contract.status).toBe("ACTIVE");
    const shown = await ops("storage show", { serial });
    expect(JSON.stringify(shown.tables?.at(-1)?.rows)).toContain(reason);
  });

  it("returns the boxes of a wrong confirmation to the stock", async () => {
    await ops("boxes stock", { count: "2" });
    const { serial } = await paid();
    await step(serial, "CONFIRM");
    await undo(serial);
    expect(await boxStates(serial)).toEqual([]);
    expect((await ops("boxes list", { stock: true })).tables?.[0]?.rows).toHaveLength(2);
    await step(serial, "CONFIRM");
    expect(await boxStates(serial)).toEqual([allIn("READY"), allIn("READY")]);
  });

  it("deletes the contents that the owner wrote into those boxes, so that the next owner reads nothing", async () => {
    await ops("boxes stock", { count: "1" });
    const one = await newPaidStorageOrder(server, { ...nextVisits(), box_count: 1 });
    await step(one.serial, "CONFIRM");
    const [box] = await boxesOf(one);
    const body = {
      boxes: [
        { box_serial: box, name: "비밀", contents: [{ name: "일기장", count: 1, file_ids: [] }] },
      ],
    };
    await server.api.ok("updateOrderBoxContents", { token: one.token, path: one.path, body });
    await undo(one.serial);
    const other = await newPaidStorageOrder(server, { ...nextVisits(), box_count: 1 });
    await step(other.serial, "CONFIRM");
    expect(await boxesOf(other)).toEqual([box]);
    const { token } = other;
    const seen = await server.api.ok("listBoxContents", { token, path: { serial: box ?? "" } });
    expect(seen).toMatchObject({ access: "OWNER", name: null, contents: [], photos: [] });
    const found = await server.api.ok("listStoredBoxes", { token, query: { q: "일기장" } });
    expect(found.items).toEqual([]);
  });

  it("undoes the beginning of storage until a month is charged or a box has moved", async () => {
    const order = await newStoredOrder(server, {
      ...nextVisits(),
      box_count: 2,
      payment_type: "SUBSCRIPTION",
    });
    const { serial, contractId } = order;
    await undo(serial);
    expect(await storedContract(server, contractId)).toMatchObject({
      status: "WAITING",
      start_date: null,
      next_charge_at: null,
    });
    await step(serial, "COMPLETE");
    expect(await storedContract(server, contractId)).toMatchObject({ status: "ACTIVE" });
    server.clock.pass({ days: 31 });
    await chargeMonthly(server.services);
    await expectRefused(serial, "보관료");
  });

  it("rejects a step when another order has taken its boxes since", async () => {
    const order = await newStoredOrder(server, {
      ...nextVisits(),
      box_count: 2,
      months: 3,
    });
    server.clock.pass({ minutes: 1 });
    const body = deliveryDraft(order.boxSerials.slice(0, 1));
    const { token } = order;
    const { serial } = await server.api.ok("createStorageDelivery", { token, body });
    await payFor(server, "StorageDelivery", { token, serial });
    await expectRefused(order.serial, "박스가 또 움직여서");
    await step(serial, "CONFIRM", "DELIVERING");
    await undo(serial);
    expect(await boxStates(serial)).toEqual([allIn("RETURN_READY")]);
  });

  it("rejects a step that made a refund: missing boxes, an end of storage and a cancellation", async () => {
    const missing = await paid();
    await step(missing.serial, "CONFIRM", "DELIVERING", "BEFORE_COLLECTION", "COLLECTING");
    const [box = ""] = await serialsOf(missing.serial);
    server.clock.pass({ minutes: 1 });
    await ops("storage advance", {
      serial: missing.serial,
      to: "COMPLETE",
      early: true,
      missing: box,
    });
    await expectRefused(missing.serial, "박스가 또 움직여서");
    const cancelled = await paid();
    await ops("storage cancel", { serial: cancelled.serial, reason });
    await expectRefused(cancelled.serial, "취소");
    const stored = await newStoredOrder(server, {
      ...nextVisits(),
      box_count: 2,
      months: 3,
      promotion: "FREE_MONTH3",
    });
    const { serial } = await server.api.ok("createFinalDelivery", {
      token: stored.token,
      path: stored.path,
      body: { ...deliveryDraft(stored.boxSerials.slice(0, 1)), scope: "PART" },
    });
    await payFor(server, "StorageFinal", { token: stored.token, serial });
    await step(serial, "CONFIRM", "DELIVERING", "COMPLETE");
    await expectRefused(serial, "보관 종료");
  });

  it("sends the notice of a step only once when the step is repeated", async () => {
    const { serial } = await paid();
    await sendNotices(server.services);
    const sent = () =>
      server.notices.sent.filter(({ template }) => template === "ST_CONFIRM").length;
    await step(serial, "CONFIRM");
    await undo(serial);
    await sendNotices(server.services);
    expect(sent()).toBe(0);
    await step(serial, "CONFIRM");
    await sendNotices(server.services);
    expect(sent()).toBe(1);
    await undo(serial);
    await step(serial, "CONFIRM");
    await sendNotices(server.services);
    expect(sent()).toBe(1);
  });
});

async function paid() {
  const order = await newPaidStorageOrder(server, { ...nextVisits(), box_count: 2, months: 1 });
  const { contract_id: contractId } = await server.api.ok("getStorageOrder", {
    token: await loginAgain(server, order.username),
    path: order.path,
  });
  return { ...order, contractId: contractId ?? "" };
}

async function serialsOf(serial: string): Promise<readonly string[]> {
  const { tables } = await ops("storage show", { serial });
  return (tables?.[0]?.rows ?? []).map((row) => cellText(row["serial"] ?? null));
}
