import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../testing/check-ledger.ts";
import { newPaidOrder, newUnloadedOrder } from "../testing/orders.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer();
const ops = operatorCommands(server);
afterEach(() => checkLedger(server.services.db));

type Own = Awaited<ReturnType<typeof newUnloadedOrder>>;
const read = ({ token, serial }: Own) => server.api.ok("getEstimate", { token, path: { serial } });
const balanceOf = async (order: Own) => (await read(order)).balance_amount;
const take = (order: Own, amount: number, more: Readonly<Record<string, string | boolean>> = {}) =>
  ops("moves record-payment", {
    serial: order.serial,
    method: "CASH",
    amount: String(amount),
    reference: "영수증 17",
    ...more,
  });

describe("pnpm ops moves record-payment", () => {
  it("asks before it records the same amount again within ten minutes", async () => {
    const order = await newUnloadedOrder(server);
    const balance = await balanceOf(order);
    await take(order, 1_000);
    await expect(take(order, 1_000)).rejects.toThrow("--again");
    expect(await balanceOf(order)).toBe(balance - 1_000);
    await take(order, 1_000, { again: true });
    server.clock.pass({ minutes: 11 });
    await take(order, 1_000);
    expect(await balanceOf(order)).toBe(balance - 3_000);
  });

  it("records once when the same key is sent again, also after the balance is settled", async () => {
    const order = await newUnloadedOrder(server);
    const balance = await balanceOf(order);
    const key = "0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c0017";
    await take(order, balance, { key });
    await take(order, balance, { key });
    await expect(take(order, 1, { key })).rejects.toThrow("같은 키로 다른 금액");
    const { payments } = await read(order);
    expect(payments.filter(({ method }) => method === "CASH")).toHaveLength(1);
  });
});

describe("pnpm ops payments withdraw", () => {
  const handPayment = async (order: Own) =>
    (await read(order)).payments.find(({ method }) => method === "CASH")?.merchant_uid ?? "";
  const withdraw = (merchantUid: string) =>
    ops("payments withdraw", { merchantUid, reason: "금액을 잘못 적었어요" });

  it("makes the amount owed again when it was typed wrongly", async () => {
    const order = await newUnloadedOrder(server);
    const balance = await balanceOf(order);
    await take(order, 50_000);
    await withdraw(await handPayment(order));
    expect(await balanceOf(order)).toBe(balance);
    await take(order, balance);
    expect(await balanceOf(order)).toBe(0);
  });

  it("is refused when the money went through the provider or was refunded", async () => {
    const order = await newUnloadedOrder(server);
    await expect(withdraw(order.merchantUid)).rejects.toThrow("직접 적은 결제");
    await take(order, 2_000);
    const cash = await handPayment(order);
    await ops("refunds give", { merchantUid: cash, amount: "500", reason: "사과" });
    await expect(withdraw(cash)).rejects.toThrow("직접 적은 결제");
  });
});

describe("pnpm ops moves discount and write-off", () => {
  const lower = (words: "moves discount" | "moves write-off", order: Own, amount: number) =>
    ops(words, { serial: order.serial, amount: String(amount), reason: "늦게 도착했어요" });

  it("lower a balance that is not paid yet, the discount with the price", async () => {
    const order = await newPaidOrder(server);
    const before = await read(order);
    await lower("moves discount", order, 50_000);
    await lower("moves write-off", order, 10_000);
    const after = await read(order);
    expect(after.balance_amount).toBe(before.balance_amount - 60_000);
    expect(after.amount.total_amount).toBe(before.amount.total_amount - 50_000);
  });

  it("are refused for more than the balance and when nothing is left", async () => {
    const order = await newUnloadedOrder(server, "COMPLETE");
    const balance = await balanceOf(order);
    await expect(lower("moves write-off", order, balance + 1)).rejects.toThrow("잔금보다 많아요");
    const asked = { amount: String(balance), title: "잔금", reason: "남은 금액이에요." };
    const { made: url = "" } = await ops("links create", {
      ...asked,
      order: order.serial,
      balance: true,
    });
    await lower("moves write-off", order, balance);
    await expect(lower("moves discount", order, 1)).rejects.toThrow("잔금이 남은 것만");
    const owed = (await ops("owed list")).tables?.[0]?.rows ?? [];
    expect(owed.map(({ serial }) => serial)).not.toContain(order.serial);
    expect(await server.api.ok("getCustomPayment", { path: { url } })).toMatchObject({
      status: "CANCEL",
    });
  });
});
