import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { newPaidOrder } from "../../testing/orders.ts";
import { linkDebts } from "../../testing/link-debts.ts";
import { takenBack } from "../../testing/taken-back.ts";
import { testServer } from "../../testing/test-server.ts";
import { advanceDays } from "../../testing/unpaid-contracts.ts";
import { expireCustomPayments } from "./end-request.ts";

const server = testServer({ slotCapacity: 100 });
const ops = operatorCommands(server);
afterEach(() => checkLedger(server.services.db));
const { chargeBack, linksBy, payLink } = takenBack(server);
const { newInvoiceDebt, newStorageDebt, newOwedExtra } = linkDebts(server, ops);

const REASON = { reason: "상담했어요" };
const settle = (url: string, outcome: "ASK_AGAIN" | "LEAVE") =>
  ops("links settle", { url, outcome, ...REASON });
const see = (url: string) => server.api.ok("getCustomPayment", { path: { url } });
const waiting = async () => (await ops("todo", { limit: "500" })).tables?.[0]?.rows ?? [];
const waitsFor = (url: string) =>
  expect.arrayContaining([expect.objectContaining({ number: url, command: "links settle" })]);

describe("a paid link for a debt that is refunded", () => {
  it("asks again for what the ledger shows, as its page, the invoice and the to-do say", async () => {
    const { url, due, links } = await newInvoiceDebt();
    await payLink(url);
    expect(await due()).toBe(0);
    await ops("links refund", { url, ...REASON });
    expect(await due()).toBe(3_000);
    expect(await links()).toMatchObject([{ url, status: "QUOTED", amount: 3_000 }]);
    expect(await see(url)).toMatchObject({
      actions: [
        { code: "PAY", reason: null },
        { code: "DECLINE", reason: expect.stringContaining("거절할 수 없") },
      ],
    });
    expect(await waiting()).toEqual(waitsFor(url));
    await payLink(url);
    expect(await due()).toBe(0);
  });

  it("asks again at once when the provider has not sent the refund yet", async () => {
    const { url, due, links } = await newInvoiceDebt();
    await payLink(url);
    server.provider.down = true;
    await ops("links refund", { url, ...REASON });
    server.provider.down = false;
    expect(await due()).toBe(3_000);
    expect(await links()).toMatchObject([{ status: "QUOTED", amount: 3_000 }]);
    const [refund] = (await ops("refunds list", { pending: true })).tables?.[0]?.rows ?? [];
    await ops("refunds retry", { id: refund?.["id"] });
    expect(await due()).toBe(3_000);
    expect(await links()).toMatchObject([{ status: "QUOTED", amount: 3_000 }]);
  });

  it("asks for nothing when the refund means that storage cost less", async () => {
    const { url, ledger, links } = await newStorageDebt();
    await payLink(url);
    await ops("links refund", { url, ...REASON });
    expect(await ledger()).toMatchObject({ due_amount: 0, balance_amount: 0 });
    expect(await links()).toMatchObject([{ status: "REFUNDED" }]);
  });
});

describe("pnpm ops owed list", () => {
  it("counts a debt once when a second link asks for part of it", async () => {
    const { serial, merchantUid, ledger } = await newStorageDebt();
    const part = { amount: "600", title: "일부", payment: merchantUid, ...REASON };
    const owed = async () => {
      const rows = (await ops("owed list", { limit: "500" })).tables?.[0]?.rows ?? [];
      return rows.filter((row) => row["serial"] === serial);
    };
    const { made = "" } = await ops("links create", part);
    expect(await owed()).toMatchObject([{ balance: { value: 1_000 } }]);
    await payLink(made);
    expect(await owed()).toMatchObject([{ balance: { value: 400 } }]);
    expect((await ledger()).due_amount).toBe(400);
  });
});

describe("an extra payment that was paid and taken back", () => {
  it("can be paid, but not declined, withdrawn or left to expire", async () => {
    const { url, ledger } = await newOwedExtra();
    expect(await see(url)).toMatchObject({
      actions: [
        { code: "PAY", reason: null },
        { code: "DECLINE", reason: expect.stringContaining("거절할 수 없") },
      ],
    });
    const decline = { path: { url }, body: {} };
    expect((await server.api.problem("declineCustomPayment", decline)).status).toBe(409);
    await expect(ops("links cancel", { url, ...REASON })).rejects.toThrow("links settle");
    await advanceDays(server, 9);
    await expireCustomPayments(server.services);
    expect(await see(url)).toMatchObject({ status: "QUOTED", amount: 30_000 });
    expect(await waiting()).toEqual(waitsFor(url));
    expect(await ledger()).toMatchObject({ due_amount: 30_000, extra_amount: 30_000 });
    await payLink(url);
    expect(await ledger()).toMatchObject({ due_amount: 0, extra_amount: 0 });
    expect(await waiting()).not.toEqual(waitsFor(url));
  });

  it("is asked for by another link when only a part was taken back", async () => {
    const { ledger, links } = await newOwedExtra(10_000);
    const before = await ledger();
    expect(before).toMatchObject({ extra_amount: 10_000, refund_amount: 10_000 });
    const [paid, asked] = await links();
    expect([paid, asked]).toMatchObject([
      { status: "PAYMENT", amount: 20_000 },
      { status: "QUOTED", amount: 10_000 },
    ]);
    await payLink(asked?.url ?? "");
    expect(await ledger()).toMatchObject({
      total_amount: before.total_amount + 10_000,
      paid_amount: before.paid_amount + 10_000,
      extra_amount: 0,
    });
  });

  it("holds a member's withdrawal until it is paid", async () => {
    const { username } = await newMember(server);
    const { made: url = "" } = await ops("links create", {
      amount: "30000",
      title: "사다리차",
      reason: "5층이에요",
      member: username,
    });
    const holds = async () => {
      const token = await loginAgain(server, username);
      return (await server.api.ok("getWithdrawal", { token })).holds;
    };
    expect(await holds()).toEqual([]);
    await chargeBack("merchant_uid", await payLink(url));
    expect(await holds()).toMatchObject([{ kind: "EXTRA_PAYMENT", serial: url }]);
    await payLink(url);
    expect(await holds()).toEqual([]);
  });
});

describe("pnpm ops links settle", () => {
  it("asks again for a declined extra, or leaves it for good", async () => {
    const order = await newPaidOrder(server, { move_date: "2027-02-03", move_time: "11:00" });
    const asked = { amount: "30000", title: "사다리차", reason: "5층이에요", order: order.serial };
    const { made: url = "" } = await ops("links create", asked);
    await expect(settle(url, "LEAVE")).rejects.toThrow("정할 수 있어요");
    const decline = () => server.api.ok("declineCustomPayment", { path: { url }, body: {} });
    await decline();
    expect(await waiting()).toEqual(waitsFor(url));
    await settle(url, "ASK_AGAIN");
    expect(await see(url)).toMatchObject({ status: "QUOTED" });
    expect(await waiting()).not.toEqual(waitsFor(url));
    await decline();
    await settle(url, "LEAVE");
    expect(await waiting()).not.toEqual(waitsFor(url));
    await expect(settle(url, "ASK_AGAIN")).rejects.toThrow("이미 정했거나");
  });

  it("asks again for an extra whose time has run out", async () => {
    const order = await newPaidOrder(server, { move_date: "2027-02-04" });
    const asked = { amount: "30000", title: "사다리차", reason: "5층이에요", order: order.serial };
    const { made: url = "" } = await ops("links create", asked);
    await advanceDays(server, 9);
    await expireCustomPayments(server.services);
    expect(await waiting()).toEqual(waitsFor(url));
    await settle(url, "ASK_AGAIN");
    expect(await see(url)).toMatchObject({ status: "QUOTED" });
    expect(await waiting()).not.toEqual(waitsFor(url));
  });

  it("gives up a debt of storage, which its ledger then shows as written off", async () => {
    const { url, ledger, links } = await newStorageDebt();
    expect((await ledger()).due_amount).toBe(1_000);
    await settle(url, "LEAVE");
    expect(await ledger()).toMatchObject({
      due_amount: 0,
      balance_amount: 0,
      written_off_amount: 1_000,
    });
    expect(await links()).toMatchObject([{ status: "CANCEL" }]);
  });

  it("lowers the balance of a move when what was taken back of it is given up", async () => {
    const order = await newPaidOrder(server, { move_date: "2027-02-05" });
    const { token, serial, merchantUid } = order;
    await chargeBack("merchant_uid", merchantUid);
    const [link] = await linksBy("order_serial", serial);
    const read = async () =>
      (await server.api.ok("getEstimate", { token, path: { serial } })).ledger;
    const before = await read();
    await settle(link?.url ?? "", "LEAVE");
    expect(await read()).toMatchObject({
      balance_amount: before.balance_amount - order.amount,
      written_off_amount: order.amount,
      due_amount: 0,
    });
  });
});
