import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatWon } from "@damadum/domain";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { newUnloadedOrder, type Order } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { issueDueCashReceipts } from "./issue-cash-receipts.ts";

const server = testServer({ per: "test" });
const ops = operatorCommands(server, { per: "test" });

let order: Order;
let balance: number;
beforeEach(async () => {
  order = await newUnloadedOrder(server);
  balance = (await read()).balance_amount;
});
afterEach(() => {
  // Whatever happens, nothing stands twice for a payment.
  const standing = server.cashReceipts.standing.map(({ amount }) => amount);
  expect(standing.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(balance);
});

const read = () =>
  server.api.ok("getEstimate", { token: order.token, path: { serial: order.serial } });
const takeCash = (amount: number, method = "CASH") =>
  ops("moves record-payment", { serial: order.serial, method, amount, reference: "김담아" });
const name = (body: object) =>
  server.api.ok("nameEstimateCashReceipt", {
    token: order.token,
    path: { serial: order.serial },
    body,
  });
const work = () => issueDueCashReceipts(server.services);
const rows = async () =>
  (await read()).ledger.rows
    .filter(({ kind }) => kind === "CASH_RECEIPT")
    .map(({ amount, state, detail }) => ({ amount, state, detail }));
const failures = async () =>
  (await ops("todo")).tables?.[0]?.rows.filter(({ command }) => command === "receipts retry") ?? [];

describe("the cash receipts of a move", () => {
  it("are issued unasked under the voluntary number for every part that was paid in cash", async () => {
    await takeCash(10_000);
    expect(await rows()).toEqual([]);
    await work();
    server.clock.pass({ minutes: 1 });
    await takeCash(balance - 10_000, "TRANSFER");
    await work();
    await work();
    expect(server.cashReceipts.all).toMatchObject([
      { amount: 10_000, purpose: "DEDUCTION", identifier: "010-000-1234" },
      { amount: balance - 10_000, identifier: "010-000-1234" },
    ]);
    expect(await rows()).toEqual([
      {
        amount: 10_000,
        state: "DONE",
        detail: expect.stringMatching(/^소득공제 · 자진발급 · 승인 \d{9}$/),
      },
      { amount: balance - 10_000, state: "DONE", detail: expect.any(String) },
    ]);
    const listed = (await ops("receipts list")).tables?.[0]?.rows;
    expect(listed).toHaveLength(2);
    expect(listed?.[0]).toMatchObject({ serial: order.serial, status: { text: "발급함" } });
  });

  it("go to the number that the member names before or after, once", async () => {
    await name({ purpose: "DEDUCTION", phone_number: "01012345678" });
    await takeCash(balance);
    await work();
    expect(server.cashReceipts.standing).toMatchObject([
      { amount: balance, identifier: "010-1234-5678" },
    ]);
    expect((await rows())[0]?.detail).toContain("010-****-5678");

    server.clock.pass({ minutes: 1 });
    await name({ purpose: "EXPENSE", business_number: "120-81-47521" });
    await work();
    expect(server.cashReceipts.standing).toMatchObject([
      { amount: balance, purpose: "EXPENSE", identifier: "120-81-47521" },
    ]);
    expect((await rows()).map(({ state }) => state)).toEqual(["CANCELLED", "DONE"]);
  });

  it("are issued for a small sum only when the member asks", async () => {
    const { db } = server.services;
    await db
      .updateTable("estimates")
      .set({ total_amount: 99_999, paid_amount: 0 })
      .where("serial", "=", order.serial)
      .execute();
    await takeCash(50_000);
    await work();
    expect(server.cashReceipts.all).toEqual([]);
    await name({ purpose: "DEDUCTION", phone_number: "010-1234-5678" });
    await work();
    expect(server.cashReceipts.standing).toMatchObject([{ amount: 50_000 }]);
  });

  it("are issued once the whole sum reaches the limit afterwards", async () => {
    const { db } = server.services;
    const total = (total_amount: number) =>
      db
        .updateTable("estimates")
        .set({ total_amount })
        .where("serial", "=", order.serial)
        .execute();
    await total(99_999);
    await takeCash(1000);
    await work();
    expect(server.cashReceipts.all).toEqual([]);
    await total(100_000);
    server.clock.pass({ days: 1 });
    await work();
    expect(server.cashReceipts.standing).toMatchObject([{ amount: 1000 }]);
  });

  it("follow what goes back, in part, as a whole, and what was typed wrongly", async () => {
    await takeCash(balance);
    await work();
    const payment = async () => (await read()).payments.find(({ method }) => method === "CASH");
    const merchantUid = (await payment())?.merchant_uid;
    await ops("refunds give", { merchantUid, amount: 30_000, reason: "늦게 도착" });
    await work();
    expect(server.cashReceipts.standing).toMatchObject([{ amount: balance }]);
    const refund = await server.services.db
      .selectFrom("refunds")
      .select("id")
      .where("status", "=", "PENDING")
      .executeTakeFirstOrThrow();
    server.clock.pass({ minutes: 1 });
    await ops("refunds record", { id: refund.id });
    await work();
    expect(server.cashReceipts.standing).toMatchObject([{ amount: balance - 30_000 }]);
    expect(await rows()).toMatchObject([
      { amount: balance, state: "CANCELLED" },
      { amount: balance - 30_000, state: "DONE" },
    ]);
  });

  it("are cancelled when the payment was typed wrongly", async () => {
    await takeCash(balance);
    await work();
    const paid = (await read()).payments.find(({ method }) => method === "CASH");
    await ops("payments withdraw", { merchantUid: paid?.merchant_uid, reason: "잘못 적음" });
    await work();
    expect(server.cashReceipts.standing).toEqual([]);
    expect(await rows()).toMatchObject([{ state: "CANCELLED" }]);
  });

  it("are issued once when the answer is lost or two workers come at once", async () => {
    await takeCash(balance);
    server.cashReceipts.lostAnswers = 1;
    await work();
    expect(await rows()).toMatchObject([{ state: "OPEN" }]);
    server.clock.pass({ minutes: 5 });
    await Promise.all([work(), work()]);
    expect(server.cashReceipts.all).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: "DONE" }]);
  });

  it("leave none that was issued while its payment was taken back", async () => {
    await takeCash(balance);
    server.cashReceipts.lostAnswers = 1;
    await work();
    const paid = (await read()).payments.find(({ method }) => method === "CASH");
    await ops("payments withdraw", { merchantUid: paid?.merchant_uid, reason: "잘못 적음" });
    await work();
    expect(server.cashReceipts.standing).toEqual([]);
    expect(server.cashReceipts.all).toHaveLength(1);
  });

  it("wait in the list of what is to do once they are declined, until they are issued", async () => {
    await takeCash(balance);
    server.cashReceipts.declines = "식별번호 오류";
    await work();
    expect(await failures()).toMatchObject([{ number: order.serial }]);
    expect((await ops("receipts retry", { serial: order.serial })).message).toContain(
      "식별번호 오류",
    );
    server.cashReceipts.declines = null;
    expect((await ops("receipts retry", { serial: order.serial })).message).toBe(
      "현금영수증을 맞췄어요.",
    );
    expect(await failures()).toEqual([]);
    expect(server.cashReceipts.standing).toMatchObject([{ amount: balance }]);
  });

  it("are tried again by themselves, and an operator hears of it when the provider stays silent", async () => {
    await takeCash(balance);
    server.cashReceipts.down = true;
    for (let count = 0; count < 3; count += 1) {
      expect(await failures()).toEqual([]);
      await work();
      server.clock.pass({ minutes: 60 });
    }
    expect(await failures()).toHaveLength(1);
    server.cashReceipts.down = false;
    await work();
    expect(await failures()).toEqual([]);
    expect((await ops("receipts list")).tables?.[0]?.rows[0]?.["amount"]).toMatchObject({
      text: formatWon(balance),
    });
  });
});

describe("nameEstimateCashReceipt", () => {
  it.each([
    [{ purpose: "DEDUCTION" }, "phone_number"],
    [{ purpose: "DEDUCTION", phone_number: "02-123-4567" }, "phone_number"],
    [{ purpose: "EXPENSE", business_number: "120-81-47522" }, "business_number"],
  ])("refuses %o at its field", async (body, field) => {
    const { token, serial } = order;
    const refused = await server.api.problem("nameEstimateCashReceipt", {
      token,
      path: { serial },
      body,
    });
    expect(refused.body).toMatchObject({ code: "validation_failed", errors: [{ field }] });
  });

  it("is done by an operator for the customer too", async () => {
    await takeCash(balance);
    const { serial } = order;
    await ops("receipts name", { serial, purpose: "DEDUCTION", phone: "010-9999-8888" });
    await work();
    expect(server.cashReceipts.standing).toMatchObject([{ identifier: "010-9999-8888" }]);
    await expect(ops("receipts name", { serial, purpose: "EXPENSE" })).rejects.toThrow(
      "--business",
    );
  });
});
