import { randomUUID } from "node:crypto";
import { newBillingKey } from "../billing-keys.ts";
import { deliveryDraft, newStoredOrder } from "../storage-orders.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";
import { nextVisits } from "./storage-order.ts";

const TWO_BOXES = { box_count: 2 };

export const storageDeliveryDrivers: DriversOf<"storage-delivery"> = {
  async calculateStorageDeliveryAmount(server) {
    const { token, boxSerials } = await newStoredOrder(server, { ...nextVisits(), ...TWO_BOXES });
    return { token, body: draftOf(boxSerials) };
  },
  async createStorageDelivery(server) {
    const { token, boxSerials } = await newStoredOrder(server, { ...nextVisits(), ...TWO_BOXES });
    const headers = { "idempotency-key": randomUUID() };
    return { token, headers, body: draftOf(boxSerials) };
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
  const { token, boxSerials } = await newStoredOrder(server, { ...nextVisits(), ...TWO_BOXES });
  const sent = { token, body: draftOf(boxSerials) };
  const { serial } = await server.api.ok("createStorageDelivery", sent);
  return { token, path: { serial } };
}

const draftOf = (boxSerials: readonly string[]) => ({
  ...deliveryDraft(boxSerials.slice(0, 1)),
  delivery: nextVisits().delivery,
});
