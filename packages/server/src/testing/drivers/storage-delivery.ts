import { randomUUID } from "node:crypto";
import { newBillingKey } from "../billing-keys.ts";
import { newCoupon } from "../coupons.ts";
import { deliveryDraft, newStoredOrder } from "../storage-orders.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";
import { nextVisits } from "./storage-order.ts";

export const storageDeliveryDrivers: DriversOf<"storage-delivery"> = {
  async calculateStorageDeliveryAmount(server) {
    const { token, body } = await newRequest(server);
    return { token, body };
  },
  async createStorageDelivery(server) {
    const headers = { "idempotency-key": randomUUID() };
    return { ...(await newRequest(server)), headers };
  },
  async prepareStorageDeliveryPayment(server) {
    const { token, path } = await newDelivery(server);
    return { token, path, body: { payment_id: await newBillingKey(server, token) } };
  },
  async completeStorageDeliveryPayment(server) {
    const { token, path } = await newDelivery(server);
    const sent = { token, path, body: { method: "CARD" } };
    const { merchant_uid } = await server.api.ok("prepareStorageDeliveryPayment", sent);
    const { impUid } = server.provider.pay(merchant_uid);
    return { path, body: { imp_uid: impUid, merchant_uid } };
  },
};

async function newDelivery(server: TestServer) {
  const { token, body } = await newRequest(server);
  const { serial } = await server.api.ok("createStorageDelivery", { token, body });
  return { token, path: { serial } };
}

async function newRequest(server: TestServer) {
  const stored = await newStoredOrder(server, { ...nextVisits(), box_count: 2 });
  const { token, username, boxSerials } = stored;
  const coupon_id = await newCoupon(server, { username, types: ["STORAGE_DELIVERY"] });
  const { delivery } = nextVisits();
  return { token, body: { ...deliveryDraft(boxSerials.slice(0, 1)), delivery, coupon_id } };
}
