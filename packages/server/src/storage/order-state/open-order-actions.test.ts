import { randomUUID } from "node:crypto";
import {
  storageOrderActionCodes,
  type StorageOrderActionCode,
  type StorageOrderStatus,
} from "@damadum/domain";
import type { StorageOrder, StorageOrderDraft } from "@damadum/sdk/model";
import { isEqual } from "es-toolkit";
import { describe, expect, it, onTestFinished } from "vitest";
import { refusedAs } from "../../testing/refused-as.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { storageDraft } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer({ boxDeliveryCapacity: 1000 });

/** The request of each action, with a body that nothing but the order's state or day can refuse. */
const requests: Readonly<
  Record<StorageOrderActionCode, readonly [operation: string, body: unknown]>
> = {
  PAY: ["prepareStorageOrderPayment", { method: "CARD" }],
  RESCHEDULE_DELIVERY: [
    "rescheduleStorageOrder",
    { delivery: { date: "2026-12-08", time: "13:00" }, agreed_amount: 0 },
  ],
  RESCHEDULE_COLLECTION: [
    "rescheduleStorageOrder",
    { collection: { date: "2026-12-15", time: "11:00" }, agreed_amount: 0 },
  ],
  SHARE_DELIVERY: ["createReceiverLink", undefined],
  CANCEL: ["cancelStorageOrder", {}],
};

const { delivery: _delivery, ...own } = storageDraft;
const kinds = {
  "with our boxes": storageDraft,
  "with their own boxes": { ...own, use_boxes: false },
} as const satisfies Readonly<Record<string, StorageOrderDraft>>;

async function orderIn(status: StorageOrderStatus, kind: keyof typeof kinds) {
  const body = kinds[kind];
  const { username, serial } = await newOrder(status === "QUOTED" || status === "WAIT", body);
  const { db } = server.services;
  await db.updateTable("storage_orders").set({ status }).where("serial", "=", serial).execute();
  return { username, path: { serial } };
}

async function newOrder(isUnpaid: boolean, body: StorageOrderDraft) {
  const { username, token } = await newMember(server);
  const headers = { "idempotency-key": randomUUID() };
  const { serial } = await server.api.ok("createStorageOrder", { token, body, headers });
  if (isUnpaid) return { username, serial };
  const path = { serial };
  const sent = { token, path, body: { method: "CARD" } };
  const { merchant_uid } = await server.api.ok("prepareStorageOrderPayment", sent);
  const { impUid: imp_uid } = server.provider.pay(merchant_uid);
  await server.api.ok("completeStorageOrderPayment", { path, body: { imp_uid, merchant_uid } });
  return { username, serial };
}

type Own = Awaited<ReturnType<typeof orderIn>>;

function refusalOf(code: StorageOrderActionCode, path: Own["path"], token: string) {
  const [operation, body] = requests[code];
  const headers = { "idempotency-key": randomUUID() };
  const sent = { token, path, headers, ...(body !== undefined && { body }) };
  return refusedAs(server, operation, sent);
}

/** Asks for every action, each of a fresh order, and returns where the server does otherwise than it said before. */
async function contradictions(status: StorageOrderStatus, kind: keyof typeof kinds, days: number) {
  const orders = [];
  for (const code of storageOrderActionCodes) {
    // Whoever cancels once more gets the same answer again.
    if (code === "CANCEL" && status === "CANCEL") continue;
    orders.push({ code, own: await orderIn(status, kind) });
  }
  server.clock.pass({ days });
  onTestFinished(() => server.clock.pass({ days: -days }));
  const found: unknown[] = [];
  for (const {
    code,
    own: { username, path },
  } of orders) {
    const token = await loginAgain(server, username);
    const { actions }: StorageOrder = await server.api.ok("getStorageOrder", { token, path });
    const offered = actions.find((action) => action.code === code);
    const refusal = await refusalOf(code, path, token);
    if (!isEqual(offered, { code, ...refusal })) found.push({ code, offered, refusal });
  }
  return found;
}

const states = [
  "QUOTED",
  "WAIT",
  "PAYMENT",
  "CONFIRM",
  "DELIVERING",
  "BEFORE_COLLECTION",
  "COLLECTING",
  "COMPLETE",
  "CANCEL",
] as const satisfies readonly StorageOrderStatus[];

describe.each([
  ["well before", 0],
  ["on the eve of the delivery, from 15:00", 17.3],
  ["between the visits", 20],
  ["after both visits", 27],
])("the actions of a storage order %s", (_when, days) => {
  it.each(states)("with our boxes in %s are open exactly when accepted", async (status) => {
    expect(await contradictions(status, "with our boxes", days)).toEqual([]);
  });
  it.each(states.filter((status) => status !== "DELIVERING" && status !== "BEFORE_COLLECTION"))(
    "with their own boxes in %s are open exactly when accepted",
    async (status) => {
      expect(await contradictions(status, "with their own boxes", days)).toEqual([]);
    },
  );
});
