import { formatWon } from "@damadum/domain";
import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../testing/check-ledger.ts";
import { customCompletion } from "../testing/custom-payments.ts";
import {
  completion,
  newPaidOrder,
  newPreparedOrder,
  newUnloadedOrder,
  prepareOrder,
} from "../testing/orders.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { testServer } from "../testing/test-server.ts";
import { sendNotices } from "../platform/notice/send-notices.ts";
import { reconcilePayments } from "../money/payment/reconcile-payments.ts";
import { decideRefundsOver } from "../money/payment/decide-refunds.ts";
import { paidSubjectsOf } from "../move/estimate/estimate-view.ts";
import { inTransaction } from "../db/transaction.ts";

const server = testServer();
const ops = operatorCommands(server);
afterEach(() => checkLedger(server.services.db));

type Own = Awaited<ReturnType<typeof newUnloadedOrder>>;
const read = ({ token, serial }: Own) => server.api.ok("getEstimate", { token, path: { serial } });
const balanceOf = async (order: Own) => (await read(order)).balance_amount;
const take = (order: Own, amount: number) =>
  ops("moves record-payment", {
    serial: order.serial,
    method: "CASH",
    amount: String(amount),
    reference: "영수증 17",
  });
const owed = async () => (await ops("owed list")).tables?.[0]?.rows ?? [];
async function linkFor(order: Own, amount: number): Promise<string> {
  const asked = { amount: String(amount), title: "잔금", reason: "남은 금액이에요." };
  const { made } = await ops("links create", { ...asked, order: order.serial, balance: true });
  if (made === undefined) throw new Error("A link was made");
  return made;
}
async function payLink(url: string) {
  const prepared = await server.api.ok("prepareCustomPayment", {
    path: { url },
    body: { method: "CARD" },
  });
  const paid = { url, merchantUid: prepared.merchant_uid };
  return customCompletion(paid, server.provider.pay(paid.merchantUid).impUid);
}

describe("pnpm ops moves record-payment", () => {
  it("records the balance in parts and updates the list of open balances", async () => {
    const order = await newUnloadedOrder(server, "COMPLETE");
    const balance = await balanceOf(order);
    expect(await owed()).toMatchObject([
      { serial: order.serial, phone: "5678", balance: { value: balance } },
    ]);
    await take(order, 1_000);
    expect(await owed()).toMatchObject([{ balance: { value: balance - 1_000 } }]);
    await expect(take(order, balance)).rejects.toThrow("남은 잔금보다 많아요");
    await take(order, balance - 1_000);
    expect(await owed()).toEqual([]);
    await expect(take(order, 1)).rejects.toThrow("이미 모두 받은");
    const { ledger, payments } = await read(order);
    expect(ledger).toMatchObject({ balance_amount: 0, paid_amount: ledger.total_amount });
    expect(payments.filter(({ method }) => method === "CASH")).toHaveLength(2);
  });

  it("is refused before unloading", async () => {
    const order = await newUnloadedOrder(server, "WORKING");
    await expect(take(order, 1_000)).rejects.toThrow("짐을 내린 뒤에");
  });

  it("refunds a payment when its window was still open", async () => {
    const order = await newUnloadedOrder(server);
    const prepared = await prepareOrder(server, { ...order, plan: "BALANCE" });
    await take(order, prepared.amount);
    const { impUid } = server.provider.pay(prepared.merchantUid);
    const late = await server.api.problem("completeEstimatePayment", completion(prepared, impUid));
    expect(late.body.code).toBe("already_paid");
    const { ledger } = await read(order);
    expect(ledger).toMatchObject({ balance_amount: 0, paid_amount: ledger.total_amount });
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(prepared.amount);
  });

  it("lists a refund by hand when the money was taken by hand", async () => {
    const order = await newUnloadedOrder(server);
    server.clock.pass({ minutes: 1 });
    await take(order, 5_000);
    const before = await balanceOf(order);
    const { db } = server.services;
    await inTransaction(db, async (tx) => {
      const { id } = await tx
        .selectFrom("estimates")
        .select("id")
        .where("serial", "=", order.serial)
        .executeTakeFirstOrThrow();
      const subjects = [...(await paidSubjectsOf(tx, id))];
      const back = { subjects, amount: 5_000, reason: "잘못 받음" };
      await decideRefundsOver(tx, server.services, back);
    });
    const [refund] = (await ops("refunds list", { pending: true })).tables?.[0]?.rows ?? [];
    expect(refund).toMatchObject({ amount: { value: 5_000 } });
    const id = refund?.["id"];
    await expect(ops("refunds retry", { id })).rejects.toThrow("지금 상태");
    // Owed again from the decision on, whenever it is sent.
    expect(await balanceOf(order)).toBe(before + 5_000);
    await ops("refunds record", { id });
    await ops("refunds record", { id });
    expect(await balanceOf(order)).toBe(before + 5_000);
  });
});

describe("a link for a balance", () => {
  it("counts towards the order", async () => {
    const order = await newUnloadedOrder(server);
    const balance = await balanceOf(order);
    const url = await linkFor(order, balance);
    const shown = await server.api.ok("getCustomPayment", { path: { url } });
    expect(shown).toMatchObject({ purpose: "BALANCE", amount: balance });
    await server.api.ok("completeCustomPayment", await payLink(url));
    const { ledger, balance_amount, payments } = await read(order);
    expect(balance_amount).toBe(0);
    expect(ledger.paid_amount).toBe(ledger.total_amount);
    expect(payments).toHaveLength(2);
    const again = { path: { url }, body: {} };
    expect((await server.api.problem("declineCustomPayment", again)).body.message).toBe(
      "이미 결제를 마친 링크예요. 더 내지 않으셔도 돼요.",
    );
    await ops("links refund", { url, reason: "잘못 보냄" });
    expect(await balanceOf(order)).toBe(balance);
  });

  it("is cancelled when the balance is paid in another way, and a late payment is refunded", async () => {
    const order = await newUnloadedOrder(server);
    const balance = await balanceOf(order);
    const url = await linkFor(order, balance);
    const late = await payLink(url);
    await take(order, balance);
    const { status } = await server.api.ok("getCustomPayment", { path: { url } });
    expect(status).toBe("CANCEL");
    expect((await server.api.problem("completeCustomPayment", late)).status).toBe(409);
    expect(await balanceOf(order)).toBe(0);
    expect(server.provider.payment(late.body.imp_uid)?.cancelledAmount).toBe(balance);
  });

  it("is refused when it exceeds the balance, and before unloading", async () => {
    const order = await newUnloadedOrder(server);
    const balance = await balanceOf(order);
    await expect(linkFor(order, balance + 1)).rejects.toThrow("남은 잔금보다 많아요");
    const early = await newUnloadedOrder(server, "CONFIRM");
    await expect(linkFor(early, 1_000)).rejects.toThrow("낼 잔금이 없어요");
  });
});

describe("pnpm ops payments list", () => {
  it("shows the paid amount when it differs from the expected one", async () => {
    const order = await newPreparedOrder(server, { move_date: "2026-12-20" });
    const { impUid } = server.provider.pay(order.merchantUid, 1_000);
    await server.api.problem("completeEstimatePayment", completion(order, impUid));
    const rows = (await ops("payments list")).tables?.[0]?.rows ?? [];
    const row = rows.find(({ merchantUid }) => merchantUid === order.merchantUid);
    expect(row).toMatchObject({ amount: { value: 1_000 }, refunded: { value: 1_000 } });
  });
});

describe("pnpm ops moves cancel", () => {
  it.each([
    ["COMPANY", 0, 4],
    ["NOBODY", 0, 0],
    ["CUSTOMER", 1, 0],
  ] as const)("by the fault of %s keeps fee and compensation apart", async (fault, fees, times) => {
    const order = await newPaidOrder(server, { move_date: "2026-11-21", move_time: "17:00" });
    await ops("moves cancel", { serial: order.serial, reason: "상담", fault });
    const { ledger } = await server.api.ok("getEstimate", {
      token: order.token,
      path: { serial: order.serial },
    });
    expect(ledger).toMatchObject({
      paid_amount: order.amount,
      cancel_fee_amount: order.amount * fees,
      refund_amount: order.amount * (1 - fees),
      balance_amount: 0,
      compensation_amount: order.amount * times,
    });
    const shown = await ops("moves show", { serial: order.serial });
    const factOf = (amount: number) => (amount === 0 ? null : { value: amount });
    expect(shown.facts).toMatchObject({
      "취소 수수료": factOf(order.amount * fees),
      "환불한 금액": factOf(order.amount * (1 - fees)),
      배상금: factOf(order.amount * times),
    });
    await sendNotices(server.services);
    const notice = server.notices.sent.findLast(({ template }) => template === "MV_CANCEL");
    const compensation = times === 0 ? "없음" : formatWon(order.amount * times);
    expect(notice?.text).toContain(`따로 드리는 배상금 ${compensation}\n`);
    if (times === 0) return;
    const [owes] = (await ops("compensations list", { open: true })).tables?.[0]?.rows ?? [];
    expect(owes).toMatchObject({ serial: order.serial, amount: { value: order.amount * times } });
    const paid = { id: owes?.["id"], reference: "이체 3" };
    await ops("compensations record", paid);
    await expect(ops("compensations record", paid)).rejects.toThrow("이미 보냈다고");
    expect((await ops("compensations list", { open: true })).tables?.[0]?.rows).toEqual([]);
  });
});

describe("pnpm ops refunds give", () => {
  const give = (merchantUid: string, amount: number) =>
    ops("refunds give", { merchantUid, amount: String(amount), reason: "늦게 도착함" });

  it("refunds a part of a payment, lowers the price and leaves no balance", async () => {
    const order = await newUnloadedOrder(server, "COMPLETE");
    await take(order, await balanceOf(order));
    const before = await read(order);
    await give(order.merchantUid, 3000);
    await give(order.merchantUid, 2000);
    const after = await read(order);
    expect(server.provider.payment(order.impUid)?.cancelledAmount).toBe(5000);
    expect(after.balance_amount).toBe(0);
    expect(after.amount.total_amount).toBe(before.amount.total_amount - 5000);
    expect(after.amount.lines.at(-1)).toMatchObject({ code: "GOODWILL", amount: -5000 });
    expect(after.ledger.refund_amount).toBe(5000);
    expect(await owed()).not.toContainEqual(expect.objectContaining({ serial: order.serial }));
  });

  it("rejects more than is left of the payment, even while refunds are pending", async () => {
    const order = await newUnloadedOrder(server, "COMPLETE");
    server.provider.down = true;
    await give(order.merchantUid, order.amount - 1000);
    await expect(give(order.merchantUid, 1001)).rejects.toThrow("많아요");
    server.provider.down = false;
    await give(order.merchantUid, 1000);
    server.clock.pass({ minutes: 61 });
    await reconcilePayments(server.services);
    expect(server.provider.payment(order.impUid)?.cancelledAmount).toBe(order.amount);
    await expect(give(order.merchantUid, 1)).rejects.toThrow("일부를 돌려줘요");
  });

  it("rejects an order that can still be cancelled, an extra payment and an unknown number", async () => {
    const order = await newPaidOrder(server, { move_date: "2027-02-02" });
    await expect(give(order.merchantUid, 1000)).rejects.toThrow("취소하고");
    const unloaded = await newUnloadedOrder(server, "COMPLETE");
    const url = await linkFor(unloaded, 1000);
    const { path, body } = await payLink(url);
    await server.api.ok("completeCustomPayment", { path, body });
    await expect(give(body.merchant_uid, 500)).rejects.toThrow("links refund");
    await expect(give("mv_nothing", 500)).rejects.toThrow("찾을 수 없");
    expect(await balanceOf(unloaded)).toBe(
      (await read(unloaded)).amount.total_amount - unloaded.amount - 1000,
    );
  });
});
