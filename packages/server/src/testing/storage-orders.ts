import { randomUUID } from "node:crypto";
import { advanceStorageOrder } from "../storage/boxes/advance-storage-order.ts";
import type { StorageDeliveryDraft, StorageOrder, StorageOrderDraft } from "@damadum/sdk/model";
import { newMember } from "./members.ts";
import type { TestServer } from "./test-server.ts";

/** Ten rented boxes for three months, orderable on the test clock's first day. */
export const storageDraft: StorageOrderDraft = {
  place: {
    postcode: "03925",
    address: "서울 마포구 월드컵북로 396",
    detail: "101동 1203호",
    floor: 12,
    carriage: "EV",
  },
  grade: "BASIC",
  months: 3,
  box_count: 10,
  use_boxes: true,
  delivery: { date: "2026-12-08", time: "09:00" },
  collection: { date: "2026-12-15", time: "13:00" },
  heavy_load: false,
  extra_help: false,
  payment_type: "NORMAL",
};

/** A member's first order. */
export function newStorageOrder(
  server: TestServer,
  token: string,
  changes: Partial<StorageOrderDraft> = {},
): Promise<StorageOrder> {
  return server.api.ok("createStorageOrder", {
    token,
    body: { ...storageDraft, ...changes },
    headers: { "idempotency-key": randomUUID() },
  });
}

/** A new member's first order with a prepared payment. */
export async function newPreparedStorageOrder(
  server: TestServer,
  changes: Partial<StorageOrderDraft> = {},
) {
  const { token, username } = await newMember(server);
  const { serial } = await newStorageOrder(server, token, changes);
  const path = { serial };
  const prepared = await server.api.ok("prepareStorageOrderPayment", {
    token,
    path,
    body: { method: "CARD" },
  });
  return { token, username, serial, path, prepared, merchantUid: prepared.merchant_uid };
}

/** A new member's first order, paid in the window. */
export async function newPaidStorageOrder(
  server: TestServer,
  changes: Partial<StorageOrderDraft> = {},
) {
  const order = await newPreparedStorageOrder(server, changes);
  const { impUid } = server.provider.pay(order.merchantUid);
  const body = { imp_uid: impUid, merchant_uid: order.merchantUid };
  await server.api.ok("completeStorageOrderPayment", { path: order.path, body });
  return { ...order, impUid };
}

/** A first order whose boxes are stored, after all steps by the operator. */
export async function newStoredOrder(server: TestServer, changes: Partial<StorageOrderDraft> = {}) {
  const order = await newPaidStorageOrder(server, changes);
  return { ...order, ...(await storeBoxes(server, order)) };
}

/** Advances a paid first order until its boxes are stored. */
async function storeBoxes(
  server: TestServer,
  { token, serial }: { readonly token: string; readonly serial: string },
) {
  for (const to of [
    "CONFIRM",
    "DELIVERING",
    "BEFORE_COLLECTION",
    "COLLECTING",
    "COMPLETE",
  ] as const) {
    await advance(server, serial, to);
  }
  const { boxes, contract_id: contractId } = await server.api.ok("getStorageOrder", {
    token,
    path: { serial },
  });
  if (contractId === null) throw new Error("A paid first order has a contract");
  return { boxSerials: boxes.map((box) => box.serial), contractId };
}

export function advance(
  { services }: TestServer,
  serial: string,
  to: Parameters<typeof advanceStorageOrder>[1]["to"],
) {
  return advanceStorageOrder(services, { serial, to, early: true, actorId: null, reason: null });
}

/** A delivery of some boxes, bookable on the test clock's first days. */
export function deliveryDraft(boxSerials: readonly string[]): StorageDeliveryDraft {
  return {
    box_serials: [...boxSerials],
    place: storageDraft.place,
    delivery: { date: "2026-12-22", time: "11:00" },
    extra_help: false,
  };
}

/** Pays for an order of any type in the window; returns the payment's imp_uid, and the request that completes it. */
export async function payInWindow(
  server: TestServer,
  kind: "StorageOrder" | "StorageDelivery" | "StorageFinal",
  { token, serial }: { readonly token: string; readonly serial: string },
) {
  const path = { serial };
  const sent = { token, path, body: { method: "CARD" } };
  const { merchant_uid } = await server.api.ok(`prepare${kind}Payment`, sent);
  const { impUid } = server.provider.pay(merchant_uid);
  return { impUid, path, body: { imp_uid: impUid, merchant_uid } };
}

export async function payFor(...[server, kind, order]: Parameters<typeof payInWindow>) {
  const { impUid, ...completion } = await payInWindow(server, kind, order);
  await server.api.ok(`complete${kind}Payment`, completion);
  return { impUid, merchantUid: completion.body.merchant_uid };
}
