import { addDays, TIME_SLOTS } from "@damadum/domain";
import { randomUUID } from "node:crypto";
import type { StorageOrderDraft } from "@damadum/sdk/model";
import { newBillingKey } from "../billing-keys.ts";
import { newCoupon } from "../coupons.ts";
import { newMember } from "../members.ts";
import {
  newPaidStorageOrder,
  newPreparedStorageOrder,
  newStorageOrder,
  storageDraft,
} from "../storage-orders.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

let orders = 0;

export const storageOrderDrivers: DriversOf<"storage-order"> = {
  calculateStorageOrderAmount: async () => ({ body: storageDraft }),
  async listStorageOrders(server) {
    const { token } = await newOwnOrder(server);
    return { token, query: { page: "1", limit: "20" } };
  },
  async createStorageOrder(server) {
    const { token, username } = await newMember(server);
    const coupon_id = await newCoupon(server, { username, types: ["STORAGE"] });
    const body = { ...storageDraft, coupon_id };
    return { token, headers: { "idempotency-key": randomUUID() }, body };
  },
  getStorageOrder: newOwnOrder,
  async prepareStorageOrderPayment(server) {
    const own = await newOwnOrder(server);
    return { ...own, body: { payment_id: await newBillingKey(server, own.token) } };
  },
  async completeStorageOrderPayment(server) {
    const { path, merchantUid } = await newPreparedStorageOrder(server, nextVisits());
    const { impUid } = server.provider.pay(merchantUid);
    return { path, body: { imp_uid: impUid, merchant_uid: merchantUid } };
  },
  async calculateStorageReschedule(server) {
    const { token, path, visits } = await newVisitedOrder(server);
    return { token, path, body: { collection: { ...visits.collection, time: "17:00" } } };
  },
  async rescheduleStorageOrder(server) {
    const { token, path, visits } = await newVisitedOrder(server);
    const collection = { ...visits.collection, time: "17:00" };
    const payment_id = await newBillingKey(server, token);
    return { token, path, body: { collection, agreed_amount: 0, payment_id } };
  },
  async cancelStorageOrder(server) {
    const { token, path } = await newPaidStorageOrder(server, nextVisits());
    return { token, path, body: { reason: "일정이 바뀌었어요." } };
  },
};

async function newVisitedOrder(server: TestServer) {
  const visits = nextVisits();
  return { ...(await newPaidStorageOrder(server, visits)), visits };
}

async function newOwnOrder(server: TestServer) {
  const { token } = await newMember(server);
  const { serial } = await newStorageOrder(server, token, nextVisits());
  return { token, path: { serial } };
}

/** Working days whose visits a week later fall on working days too. */
const days = ["01", "02", "03", "08", "09", "10", "15", "16", "17"];

/** Each order gets its own start times on days without a surcharge, so that none is full. */
export function nextVisits() {
  orders += 1;
  const date = `2026-12-${days[orders % days.length]}`;
  const time = TIME_SLOTS[orders % TIME_SLOTS.length] ?? TIME_SLOTS[0];
  return {
    delivery: { date, time },
    collection: { date: addDays(date, 7), time },
  } satisfies Pick<StorageOrderDraft, "delivery" | "collection">;
}
