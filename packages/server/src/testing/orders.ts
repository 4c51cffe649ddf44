import { randomUUID } from "node:crypto";
import type { Estimate, EstimateDraft, PaymentPlan } from "@damadum/sdk/model";
import { addDays, type MoveStatus } from "@damadum/domain";
import { draft } from "./drafts.ts";
import { newMember } from "./members.ts";
import type { TestServer } from "./test-server.ts";

export interface Order {
  readonly token: string;
  readonly serial: string;
  readonly merchantUid: string;
  readonly amount: number;
}

export async function newEstimate(
  server: TestServer,
  token: string,
  changes: Partial<EstimateDraft> = {},
): Promise<Estimate> {
  return server.api.ok("createEstimate", {
    token,
    body: { ...draft, ...changes },
    headers: { "idempotency-key": randomUUID() },
  });
}

export async function newPreparedOrder(
  server: TestServer,
  { plan = "DEPOSIT", ...changes }: Partial<EstimateDraft> & { readonly plan?: PaymentPlan } = {},
): Promise<Order> {
  const { token } = await newMember(server);
  const { serial } = await newEstimate(server, token, changes);
  return prepareOrder(server, { token, serial, plan });
}

export async function prepareOrder(
  server: TestServer,
  order: { readonly token: string; readonly serial: string; readonly plan?: PaymentPlan },
): Promise<Order> {
  const { token, serial, plan = "DEPOSIT" } = order;
  const body = { plan, method: "CARD" };
  const path = { serial };
  const prepared = await server.api.ok("prepareEstimatePayment", { token, path, body });
  return { token, serial, merchantUid: prepared.merchant_uid, amount: prepared.amount };
}

export async function newPaidOrder(
  server: TestServer,
  options: Parameters<typeof newPreparedOrder>[1] = {},
): Promise<Order & { readonly impUid: string }> {
  const order = await newPreparedOrder(server, options);
  const { impUid } = server.provider.pay(order.merchantUid);
  await server.api.ok("completeEstimatePayment", completion(order, impUid));
  return { ...order, impUid };
}

/** The browser's request after a payment. */
export function completion(
  { serial, merchantUid }: Pick<Order, "serial" | "merchantUid">,
  impUid: string,
) {
  return { path: { serial }, body: { imp_uid: impUid, merchant_uid: merchantUid } };
}

/** The provider's webhook request. */
export function notice({ merchantUid }: Pick<Order, "merchantUid">, impUid: string) {
  return { body: { imp_uid: impUid, merchant_uid: merchantUid, status: "paid" } };
}

const withBoxes = {
  use_boxes: true,
  box_rental: {
    box_count: 10,
    delivery: { date: "2026-12-08", time: "09:00" },
    collection: { date: "2026-12-13", time: "11:00" },
  },
} satisfies Partial<EstimateDraft>;

export function newCompleteOrder(server: TestServer) {
  return newOrderIn(server, "COMPLETE");
}

/** A member with an unloaded move whose rented boxes are not collected yet. */
export function newMovedOrder(server: TestServer) {
  return newOrderIn(server, "WORKING_COMPLETE");
}

async function newOrderIn(server: TestServer, status: "COMPLETE" | "WORKING_COMPLETE") {
  const { token } = await newMember(server);
  const { serial } = await newEstimate(server, token, withBoxes);
  const { db } = server.services;
  await db.updateTable("estimates").set({ status }).where("serial", "=", serial).execute();
  return { token, serial };
}

let unloaded = 0;

/** A member with an order whose deposit is paid, in the given status. */
export async function newUnloadedOrder(
  server: TestServer,
  status: MoveStatus = "WORKING_COMPLETE",
) {
  unloaded += 1;
  const order = await newPaidOrder(server, { move_date: addDays("2027-01-04", unloaded % 30) });
  const { db } = server.services;
  await db.updateTable("estimates").set({ status }).where("serial", "=", order.serial).execute();
  return order;
}
