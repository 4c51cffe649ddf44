import { randomUUID } from "node:crypto";
import { addDays } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { newCoupon } from "./coupons.ts";
import { nextVisits } from "./drivers/storage-order.ts";
import { newMember } from "./members.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import {
  newPreparedStorageOrder,
  newStorageOrder,
  payInWindow,
  storageDraft,
} from "./storage-orders.ts";
import { times, twoServers } from "./two-servers.ts";

const database = await createMigratedDatabase();

const prepare = ({ token, serial }: { readonly token: string; readonly serial: string }) => ({
  token,
  path: { serial },
  body: { method: "CARD" },
});

describe.skipIf(database === null)(
  "concurrent storage orders on PostgreSQL, over two servers",
  () => {
    const servers = twoServers(database, { boxDeliveryCapacity: 5 });
    const { one, two } = servers;

    it("five of fifty payments hold one visit time with capacity five", async () => {
      const visits = {
        delivery: { date: "2026-11-23", time: "09:00" },
        collection: { date: "2026-11-24", time: "09:00" },
      };
      const orders = await times(50, async (index) => {
        const { token } = await newMember(one);
        return { token, ...(await newStorageOrder(servers.either(index), token, visits)) };
      });
      const counts = await servers.rush(50, (server, index) => {
        const { token = "", serial = "" } = orders[index] ?? {};
        return server.api.send("prepareStorageOrderPayment", prepare({ token, serial }));
      });
      expect(counts).toEqual({ 201: 5, 409: 45 });
    });

    it("a member gets one free contract when three promoted orders are completed fifty times concurrently", async () => {
      const { token } = await newMember(one);
      const paid = await times(3, async (index) => {
        const delivery = { date: addDays("2026-12-20", index), time: "15:00" };
        const collection = { date: addDays("2026-12-21", index), time: "15:00" };
        const changes = { promotion: "FREE_MONTH3", delivery, collection } as const;
        const { serial } = await newStorageOrder(servers.either(index), token, changes);
        return payInWindow(one, "StorageOrder", { token, serial });
      });
      const counts = await servers.rush(50, (server, index) =>
        server.api.send("completeStorageOrderPayment", paid[index % 3] ?? {}),
      );
      expect(Object.keys(counts)).toEqual(["200", "409"]);
      const { items } = await one.api.ok("listStorageContracts", { token });
      expect(items).toHaveLength(1);
      const kept = paid.filter(({ impUid }) => one.provider.payment(impUid)?.status === "paid");
      expect(kept).toHaveLength(1);
    });

    it("one of fifty orders gets one coupon", async () => {
      const { token, username } = await newMember(one);
      const coupon_id = await newCoupon(one, { username, types: ["STORAGE"] });
      const orders = await times(50, (index) => {
        const date = addDays("2027-01-04", index % 25);
        const collection = { date: addDays(date, 1), time: "11:00" };
        const visits = { delivery: { date, time: "11:00" }, collection };
        return newStorageOrder(servers.either(index), token, { ...visits, coupon_id });
      });
      const counts = await servers.rush(50, (server, index) => {
        const { serial = "" } = orders[index] ?? {};
        return server.api.send("prepareStorageOrderPayment", prepare({ token, serial }));
      });
      expect(counts).toEqual({ 201: 1, 409: 49 });
      const { items } = await two.api.ok("listCoupons", { token });
      expect(items.map(({ status }) => status)).toEqual(["HELD"]);
    });

    it("browser and webhook complete one payment: one contract, one coupon used", async () => {
      const { token, username } = await newMember(one);
      const coupon_id = await newCoupon(one, { username, types: ["STORAGE"] });
      const { serial } = await newStorageOrder(one, token, { ...nextVisits(), coupon_id });
      const own = prepare({ token, serial });
      const { merchant_uid, amount } = await one.api.ok("prepareStorageOrderPayment", own);
      const body = { imp_uid: one.provider.pay(merchant_uid).impUid, merchant_uid };
      const counts = await servers.rush(50, (server, index) =>
        index % 3 === 0
          ? server.api.send("receivePaymentWebhook", { body: { ...body, status: "paid" } })
          : server.api.send("completeStorageOrderPayment", { path: { serial }, body }),
      );
      expect(counts).toEqual({ 200: 33, 204: 17 });
      const order = await two.api.ok("getStorageOrder", { token, path: { serial } });
      expect(order).toMatchObject({ status: "PAYMENT", paid_amount: amount });
      expect(order.history).toHaveLength(2);
      expect((await two.api.ok("listStorageContracts", { token })).paging.total).toBe(1);
      const { items } = await two.api.ok("listCoupons", { token });
      expect(items.map(({ status }) => status)).toEqual(["USED"]);
    });

    it("refunds when cancelled during completion", async () => {
      const refundedBefore = one.provider.refundCalls;
      for (let round = 0; round < 10; round += 1) {
        const { token, serial, merchantUid } = await newPreparedStorageOrder(one, nextVisits());
        const { impUid, amount } = one.provider.pay(merchantUid);
        const path = { serial };
        const body = { imp_uid: impUid, merchant_uid: merchantUid };
        await Promise.all([
          one.api.send("completeStorageOrderPayment", { path, body }),
          two.api.ok("cancelStorageOrder", { token, path, body: {} }),
        ]);
        const order = await one.api.ok("getStorageOrder", { token, path });
        expect(order.status).toBe("CANCEL");
        expect(order.ledger.refund_amount).toBe(order.ledger.paid_amount);
        expect(one.provider.payment(impUid)?.cancelledAmount).toBe(amount);
      }
      expect(one.provider.refundCalls - refundedBefore).toBe(10);
    });

    it("one request with one key, sent ten times, creates one order", async () => {
      const { token } = await newMember(one);
      const headers = { "idempotency-key": randomUUID() };
      const sent = { token, headers, body: { ...storageDraft, ...nextVisits() } };
      const counts = await servers.rush(10, ({ api }) => api.send("createStorageOrder", sent));
      expect(counts).toEqual({ 201: 10 });
      const { paging } = await two.api.ok("listStorageOrders", { token });
      expect(paging.total).toBe(1);
    });
  },
);
