import { instantAfter } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { completion, newPaidOrder, newPreparedOrder, type Order } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { releaseExpiredHolds } from "../../platform/schedule/holds.ts";

const server = testServer();

/** Reads the table, because the member's token expires as the clock advances. */
const statusOf = async ({ serial }: Order) => {
  const { status } = await server.services.db
    .selectFrom("estimates")
    .select("status")
    .where("serial", "=", serial)
    .executeTakeFirstOrThrow();
  return status;
};

const paymentOf = ({ merchantUid }: Order) =>
  server.services.db
    .selectFrom("payments")
    .selectAll()
    .where("merchant_uid", "=", merchantUid)
    .executeTakeFirstOrThrow();

describe("reconcilePayments", () => {
  it("settles a payment that was not reported", async () => {
    const order = await newPreparedOrder(server);
    server.provider.pay(order.merchantUid);
    await reconcilePayments(server.services);
    expect(await statusOf(order)).toBe("QUOTED");
    server.clock.pass({ seconds: 31 });
    await reconcilePayments(server.services);
    expect(await statusOf(order)).toBe("PAYMENT");
    // It is compared with the provider a day later.
    const tomorrow = instantAfter(server.clock.read(), 1, "day");
    expect((await paymentOf(order)).next_check_at).toEqual(tomorrow);
  });

  it("looks up all due payments, however many", async () => {
    const days = ["2026-12-14", "2026-12-15", "2026-12-16", "2026-12-17", "2026-12-18"];
    const orders: Order[] = [];
    for (let index = 0; index < 25; index += 1) {
      const order = await newPreparedOrder(server, { move_date: days[index % days.length] ?? "" });
      server.provider.pay(order.merchantUid);
      orders.push(order);
    }
    server.clock.pass({ seconds: 31 });
    await reconcilePayments(server.services);
    const statuses = await Promise.all(orders.map(statusOf));
    expect(new Set(statuses)).toEqual(new Set(["PAYMENT"]));
  });

  it("looks up less often over time and abandons a preparation after an hour", async () => {
    const order = await newPreparedOrder(server);
    const waits: number[] = [];
    for (let checks = 0; checks < 4; checks += 1) {
      const { next_check_at: next } = await paymentOf(order);
      const seconds = ((next?.getTime() ?? 0) - server.clock.read().getTime()) / 1000;
      waits.push(seconds);
      server.clock.pass({ seconds });
      await reconcilePayments(server.services);
    }
    expect(waits).toEqual([30, 60, 120, 240]);
    expect((await paymentOf(order)).status).toBe("READY");
    server.clock.pass({ minutes: 80 });
    await reconcilePayments(server.services);
    expect((await paymentOf(order)).status).toBe("FAILED");
    expect(await statusOf(order)).toBe("QUOTED");
  });

  it("settles a payment later when the provider was down", async () => {
    const order = await newPreparedOrder(server);
    server.provider.pay(order.merchantUid);
    server.clock.pass({ seconds: 31 });
    server.provider.down = true;
    await reconcilePayments(server.services);
    server.provider.down = false;
    server.clock.pass({ minutes: 2 });
    await reconcilePayments(server.services);
    expect(await statusOf(order)).toBe("PAYMENT");
  });

  it("sends a refund once when the provider's response was lost", async () => {
    const { provider, clock, services, api } = server;
    const order = await newPreparedOrder(server);
    const { impUid } = provider.pay(order.merchantUid, 100);
    const before = provider.refundCalls;
    provider.lostAnswers = 1;
    await api.problem("completeEstimatePayment", completion(order, impUid));
    expect((await paymentOf(order)).status).toBe("PAID");
    clock.pass({ minutes: 3 });
    await reconcilePayments(services);
    clock.pass({ minutes: 60 });
    await reconcilePayments(services);
    expect(provider.refundCalls - before).toBe(1);
    expect(await paymentOf(order)).toMatchObject({ status: "REFUNDED", refunded_amount: 100 });
    await checkLedger(services.db);
  });

  it("sends the refund of a cancellation when the provider was down at first", async () => {
    const { provider, clock, services, api } = server;
    const { token, serial, impUid, amount, ...order } = await newPaidOrder(server);
    provider.down = true;
    const cancelled = await api.ok("cancelEstimate", { token, path: { serial }, body: {} });
    provider.down = false;
    expect(cancelled).toMatchObject({ status: "CANCEL", balance_amount: 0 });
    expect(cancelled.payments).toMatchObject([{ status: "PAID", refunded_amount: 0 }]);
    clock.pass({ minutes: 3 });
    await reconcilePayments(services);
    expect(provider.payment(impUid)?.cancelledAmount).toBe(amount);
    const row = await paymentOf({ token, serial, amount, ...order });
    expect(row).toMatchObject({ status: "REFUNDED", refunded_amount: amount });
    await checkLedger(services.db);
  });
});

describe("releaseExpiredHolds", () => {
  it("removes only expired holds", async () => {
    const held = await newPreparedOrder(server, { move_date: "2026-12-21" });
    const paid = await newPaidOrder(server, { move_date: "2026-12-21" });
    server.clock.pass({ minutes: 16 });
    await releaseExpiredHolds(server.services);
    const slot = await server.services.db
      .selectFrom("schedule_slots")
      .select("taken")
      .where("day", "=", "2026-12-21")
      .executeTakeFirstOrThrow();
    expect(slot.taken).toBe(1);
    expect([await statusOf(held), await statusOf(paid)]).toEqual(["QUOTED", "PAYMENT"]);
    await checkLedger(server.services.db);
  });
});
