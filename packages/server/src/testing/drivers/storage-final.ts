import { randomUUID } from "node:crypto";
import { newBillingKey } from "../billing-keys.ts";
import { newCoupon } from "../coupons.ts";
import { newStoredOrder, storageDraft } from "../storage-orders.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";
import { nextVisits } from "./storage-order.ts";

export const storageFinalDrivers: DriversOf<"storage-final"> = {
  async calculateStorageFinalAmount(server) {
    const { token, serial, ...stored } = await newStored(server);
    const type = "FINAL_AND_DELIVERY_ORDER";
    return { token, body: { ...draftOf(stored), order_serial: serial, type } };
  },
  async createFinalDelivery(server) {
    const { token, path, ...stored } = await newStored(server);
    const headers = { "idempotency-key": randomUUID() };
    return { token, path, headers, body: draftOf(stored) };
  },
  async createFinalDisposal(server) {
    const { token, path, ...stored } = await newStored(server);
    const { scope, box_serials, coupon_id } = draftOf(stored);
    return { token, path, body: { scope, box_serials, disposal_agreed: true, coupon_id } };
  },
  async prepareStorageFinalPayment(server) {
    const { token, path } = await newFinal(server);
    return { token, path, body: { payment_id: await newBillingKey(server, token) } };
  },
  async completeStorageFinalPayment(server) {
    const { token, path } = await newFinal(server);
    const sent = { token, path, body: { method: "CARD" } };
    const { merchant_uid } = await server.api.ok("prepareStorageFinalPayment", sent);
    const { impUid } = server.provider.pay(merchant_uid);
    return { path, body: { imp_uid: impUid, merchant_uid } };
  },
};

/** In the free months nothing is refunded, so that there is an amount to pay. */
async function newStored(server: TestServer) {
  const request = { ...nextVisits(), box_count: 2, promotion: "FREE_MONTH3" } as const;
  const { token, username, serial, path, boxSerials } = await newStoredOrder(server, request);
  const coupon_id = await newCoupon(server, { username, types: ["STORAGE_FINAL"] });
  return { token, serial, path, boxSerials, coupon_id };
}

async function newFinal(server: TestServer) {
  const { token, path, ...stored } = await newStored(server);
  const sent = { token, path, body: draftOf(stored) };
  const { serial } = await server.api.ok("createFinalDelivery", sent);
  return { token, path: { serial } };
}

const draftOf = ({
  boxSerials,
  coupon_id,
}: {
  readonly boxSerials: readonly string[];
  readonly coupon_id: string;
}) => ({
  scope: "PART" as const,
  box_serials: boxSerials.slice(0, 1),
  place: storageDraft.place,
  delivery: nextVisits().delivery,
  extra_help: false,
  coupon_id,
});
