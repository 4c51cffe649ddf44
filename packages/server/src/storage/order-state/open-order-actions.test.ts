import { randomUUID } from "node:crypto";
import {
  storageOrderActionCodes,
  type StorageOrderActionCode,
  type StorageOrderStatus,
} from "@damadum/domain";
import type { StorageDeliveryDraft, StorageOrder, StorageOrderDraft } from "@damadum/sdk/model";
import { isEqual } from "es-toolkit";
import { describe, expect, it } from "vitest";
import { loginAgain, newMember } from "../../testing/members.ts";
import { refusedAs } from "../../testing/refused-as.ts";
import {
  deliveryDraft,
  newStoredOrder,
  payFor,
  storageDraft,
} from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer({ boxDeliveryCapacity: 1000 });

type Kind = "StorageOrder" | "StorageDelivery" | "StorageFinal";

/** The request of each action, with a body that nothing but the order's state, boxes or day can refuse. */
const requests: Readonly<
  Record<StorageOrderActionCode, (kind: Kind) => readonly [operation: string, body: unknown]>
> = {
  PAY: (kind) => [`prepare${kind}Payment`, { method: "CARD" }],
  RESCHEDULE_DELIVERY: () => [
    "rescheduleStorageOrder",
    { delivery: { date: "2026-12-08", time: "13:00" }, agreed_amount: 0 },
  ],
  RESCHEDULE_COLLECTION: () => [
    "rescheduleStorageOrder",
    { collection: { date: "2026-12-15", time: "11:00" }, agreed_amount: 0 },
  ],
  SHARE_DELIVERY: () => ["createReceiverLink", undefined],
  CANCEL: () => ["cancelStorageOrder", {}],
};

interface Own {
  readonly token: string;
  readonly username: string;
  readonly serial: string;
}

interface Sort {
  readonly kind: Kind;
  readonly statuses: readonly StorageOrderStatus[];
  readonly make: () => Promise<Own>;
}

async function firstOrder(body: StorageOrderDraft): Promise<Own> {
  const { username, token } = await newMember(server);
  const headers = { "idempotency-key": randomUUID() };
  const { serial } = await server.api.ok("createStorageOrder", { token, body, headers });
  return { token, username, serial };
}

const { delivery, collection } = storageDraft;
const { delivery: _delivery, ...withOwnBoxes } = storageDraft;

type Stored = Awaited<ReturnType<typeof newStoredOrder>>;

/** Orders of one stored box each. In the free months nothing is refunded, so that a final order costs something. */
function ofStored(order: (stored: Stored, boxes: string[]) => Promise<StorageOrder>) {
  let stored: Stored | undefined;
  let left: string[] = [];
  return async (): Promise<Own> => {
    if (stored === undefined || left.length === 0) {
      stored = await newStoredOrder(server, { box_count: 10, promotion: "FREE_MONTH3" });
      left = [...stored.boxSerials];
    }
    const { token, username } = stored;
    const { serial } = await order(stored, left.splice(0, 1));
    return { token, username, serial };
  };
}

const deliveryOrder = (visits: Partial<StorageDeliveryDraft> = {}) =>
  ofStored(({ token }, boxes) => {
    const body = { ...deliveryDraft(boxes), delivery, ...visits };
    return server.api.ok("createStorageDelivery", { token, body });
  });
const plainReturn = deliveryOrder();
const finalDelivery = ofStored(({ token, path }, box_serials) => {
  const { place } = storageDraft;
  const body = { scope: "PART", box_serials, place, delivery, extra_help: false };
  return server.api.ok("createFinalDelivery", { token, path, body });
});
const finalDisposal = ofStored(({ token, path }, box_serials) => {
  const body = { scope: "PART", box_serials, disposal_agreed: true };
  return server.api.ok("createFinalDisposal", { token, path, body });
});

/** The order, whose boxes another order has taken meanwhile. */
async function withoutBoxes(make: () => Promise<Own>): Promise<Own> {
  const own = await make();
  const serials = (await read(own)).boxes.map(({ serial }) => serial);
  await server.services.db
    .updateTable("boxes")
    .set({ status: "RETURNING" })
    .where("serial", "in", serials)
    .execute();
  return own;
}

const unpaid = ["QUOTED", "WAIT"] as const satisfies readonly StorageOrderStatus[];
const brought = [...unpaid, "PAYMENT", "CONFIRM", "DELIVERING", "COMPLETE", "CANCEL"] as const;

const sorts: Readonly<Record<string, Sort>> = {
  "a first order with our boxes": {
    kind: "StorageOrder",
    statuses: [...brought, "BEFORE_COLLECTION", "COLLECTING"],
    make: () => firstOrder(storageDraft),
  },
  "a first order with their own boxes": {
    kind: "StorageOrder",
    statuses: [...unpaid, "PAYMENT", "CONFIRM", "COLLECTING", "COMPLETE", "CANCEL"],
    make: () => firstOrder({ ...withOwnBoxes, use_boxes: false }),
  },
  "a return": { kind: "StorageDelivery", statuses: brought, make: plainReturn },
  "a return that is collected again": {
    kind: "StorageDelivery",
    statuses: [...brought, "BEFORE_COLLECTION", "COLLECTING"],
    make: deliveryOrder({ collection }),
  },
  "a return of boxes that another order has taken": {
    kind: "StorageDelivery",
    statuses: unpaid,
    make: () => withoutBoxes(plainReturn),
  },
  "a final delivery": { kind: "StorageFinal", statuses: brought, make: finalDelivery },
  "a final delivery of boxes that another order has taken": {
    kind: "StorageFinal",
    statuses: unpaid,
    make: () => withoutBoxes(finalDelivery),
  },
  "a disposal": {
    kind: "StorageFinal",
    statuses: [...unpaid, "PAYMENT", "CONFIRM", "DISPOSING", "COMPLETE", "CANCEL"],
    make: finalDisposal,
  },
  "a disposal of boxes that another order has taken": {
    kind: "StorageFinal",
    statuses: unpaid,
    make: () => withoutBoxes(finalDisposal),
  },
};

async function orderIn(status: StorageOrderStatus, { kind, make }: Sort): Promise<Own> {
  const order = await make();
  if (status !== "QUOTED" && status !== "WAIT") await payFor(server, kind, order);
  const { db } = server.services;
  await db
    .updateTable("storage_orders")
    .set({ status })
    .where("serial", "=", order.serial)
    .execute();
  return order;
}

function read({ token, serial }: Pick<Own, "token" | "serial">): Promise<StorageOrder> {
  return server.api.ok("getStorageOrder", { token, path: { serial } });
}

function refusalOf(code: StorageOrderActionCode, kind: Kind, { token, serial }: Own) {
  const [operation, body] = requests[code](kind);
  const headers = { "idempotency-key": randomUUID() };
  const sent = { token, path: { serial }, headers, ...(body !== undefined && { body }) };
  return refusedAs(server, operation, sent);
}

/**
 * Asks for every action and returns where the server does otherwise than it said before. A refusal changes nothing, so
 * all closed actions are asked of one order, and each open one of a fresh order.
 */
async function contradictions(status: StorageOrderStatus, sort: Sort, days: number) {
  const found: unknown[] = [];
  const asked = await orderIn(status, sort);
  const open = await server.clock.later(days, async () => {
    const token = await loginAgain(server, asked.username);
    const { actions } = await read({ ...asked, token });
    expect(actions.map(({ code }) => code)).toEqual([...storageOrderActionCodes]);
    const { items } = await server.api.ok("listStorageOrders", { token });
    expect(items.find(({ serial }) => serial === asked.serial)?.actions).toEqual(actions);
    for (const offered of actions.filter(({ reason }) => reason !== null)) {
      const { code } = offered;
      // Whoever cancels once more gets the same answer again.
      if (code === "CANCEL" && status === "CANCEL") continue;
      const refusal = await refusalOf(code, sort.kind, { ...asked, token });
      if (!isEqual(offered, { code, ...refusal })) found.push({ offered, refusal });
    }
    return actions.filter(({ reason }) => reason === null).map(({ code }) => code);
  });
  for (const code of open) {
    const order = await orderIn(status, sort);
    await server.clock.later(days, async () => {
      const token = await loginAgain(server, order.username);
      const refusal = await refusalOf(code, sort.kind, { ...order, token });
      if (refusal.problem !== null) found.push({ code, refusal });
    });
  }
  return found;
}

describe.each([
  ["well before", 0],
  ["on the eve of the delivery, from 15:00", 17.3],
  ["between the visits", 20],
  ["after both visits", 27],
])("the actions %s", (_when, days) => {
  describe.each(Object.entries(sorts))("of %s", (_what, sort) => {
    it.each(sort.statuses)("in %s are open exactly when accepted", async (status) => {
      expect(await contradictions(status, sort, days)).toEqual([]);
    });
  });
});
