import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../testing/check-ledger.ts";
import { newPaidOrder, newUnloadedOrder } from "../testing/orders.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer({ slotCapacity: 100 });
const ops = operatorCommands(server);
afterEach(() => checkLedger(server.services.db));

type Own = Awaited<ReturnType<typeof newPaidOrder>>;
const read = ({ token, serial }: Own) => server.api.ok("getEstimate", { token, path: { serial } });
const reason = "실제로는 5층이었어요";
const correct = (order: Own, findings: Readonly<Record<string, string | boolean>>) =>
  ops("moves correct", { serial: order.serial, reason, ...findings });
const STEP = 15_000;

describe("pnpm ops moves correct", () => {
  it("asks by an extra payment for what the corrected floor costs more", async () => {
    const order = await newPaidOrder(server);
    const before = await read(order);
    const { floor } = before.draft.destination;
    const { facts, made = "" } = await correct(order, { destinationFloor: String(floor + 2) });
    expect(facts).toMatchObject({ "링크로 더 받을 금액": { value: 2 * STEP } });
    const after = await read(order);
    expect(after.draft.destination).toEqual({ ...before.draft.destination, floor: floor + 2 });
    expect(after.balance_amount).toBe(before.balance_amount);
    expect(after.amount.lines.at(-1)).toMatchObject({ code: "CORRECTION", amount: -2 * STEP });
    const request = await server.api.ok("getCustomPayment", { path: { url: made } });
    expect(request).toMatchObject({ amount: 2 * STEP, reason, purpose: "EXTRA" });

    const back = await correct(order, { destinationFloor: String(floor) });
    expect(back.message).toContain("거두거나 돌려주세요");
    expect((await read(order)).amount).toEqual(before.amount);
  });

  it("refuses a correction of nothing, also when it names what stands already", async () => {
    const order = await newPaidOrder(server);
    const { floor } = (await read(order)).draft.start;
    await expect(correct(order, {})).rejects.toThrow("지금과 다른 것이 없어요");
    await expect(correct(order, { startFloor: String(floor) })).rejects.toThrow("다른 것이 없어요");
  });

  it("shows what would change with the price before and after, and changes nothing", async () => {
    const order = await newPaidOrder(server);
    const before = await read(order);
    const findings = { destinationFloor: String(before.draft.destination.floor + 2) };
    const preview = await correct(order, { ...findings, preview: true });
    const total = before.amount.total_amount;
    expect(preview.facts).toMatchObject({
      "금액 차이": { value: 2 * STEP },
      "주문 총액": { value: total },
    });
    expect(preview.tables?.[0]?.rows).toMatchObject([{ what: "도착" }]);
    expect(await read(order)).toEqual(before);
    const done = await correct(order, findings);
    expect(done.tables).toEqual(preview.tables);
    expect(done.facts).toMatchObject(preview.facts ?? {});
  });

  it("lowers the balance by what the corrected items cost less", async () => {
    const order = await newPaidOrder(server);
    const before = await read(order);
    await correct(order, { items: "box-small=1" });
    const { amount, balance_amount: balance } = await read(order);
    expect(amount.total_amount).toBeLessThan(before.amount.total_amount);
    expect(balance).toBe(amount.total_amount - order.amount);
    expect(amount.volume_count).toBeLessThan(before.amount.volume_count);
  });

  it("refunds what exceeds the new price only when the operator agrees", async () => {
    const order = await newPaidOrder(server, { plan: "FULL" });
    const before = await read(order);
    await expect(correct(order, { destinationFloor: "1" })).rejects.toThrow("--refund");
    expect(await read(order)).toEqual(before);
    await correct(order, { destinationFloor: "1", refund: true });
    const { amount, ledger } = await read(order);
    expect(ledger.refund_amount).toBe(order.amount - amount.total_amount);
    expect(ledger).toMatchObject({ balance_amount: 0, refund_pending_amount: 0 });
  });

  it("decides a refund of cash once when it corrects again before the money is sent", async () => {
    const order = await newUnloadedOrder(server);
    const before = await read(order);
    server.clock.pass({ minutes: 1 });
    const cash = { method: "CASH", amount: String(before.balance_amount), reference: "영수증 17" };
    await ops("moves record-payment", { serial: order.serial, ...cash });
    for (const destinationFloor of ["2", "1"])
      await correct(order, { destinationFloor, refund: true });
    const { amount, ledger } = await read(order);
    const back = before.amount.total_amount - amount.total_amount;
    expect(back).toBeGreaterThan(0);
    expect(ledger).toMatchObject({ refund_amount: back, refund_pending_amount: back });
  });

  it("lowers the links that ask for more than is left, and no others", async () => {
    const order = await newUnloadedOrder(server);
    const link = async (amount: number) => {
      const asked = { title: "잔금", reason, order: order.serial, balance: true };
      const { made: url = "" } = await ops("links create", { ...asked, amount: String(amount) });
      return () => server.api.ok("getCustomPayment", { path: { url } });
    };
    const all = await link((await read(order)).balance_amount);
    const part = await link(1_000);
    await correct(order, { destinationFloor: "1" });
    const left = (await read(order)).balance_amount;
    expect(await all()).toMatchObject({ status: "QUOTED", amount: left });
    expect(await part()).toMatchObject({ status: "QUOTED", amount: 1_000 });
    await ops("moves discount", { serial: order.serial, amount: "1000", reason });
    expect(await all()).toMatchObject({ status: "QUOTED", amount: left - 1_000 });
  });

  it("is refused with its reason when the move is not paid or the answer is impossible", async () => {
    const order = await newPaidOrder(server);
    await expect(correct(order, { items: "piano-of-glass=1" })).rejects.toThrow("items");
    await expect(correct(order, { items: "box" })).rejects.toThrow("싱글 침대 1");
    await ops("moves cancel", { serial: order.serial, reason, fault: "CUSTOMER" });
    await expect(correct(order, { destinationFloor: "5" })).rejects.toThrow("취소하지 않은");
  });
});
