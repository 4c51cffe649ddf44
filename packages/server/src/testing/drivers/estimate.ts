import { addDays } from "@damadum/domain";
import { randomUUID } from "node:crypto";
import { newBillingKey } from "../billing-keys.ts";
import { newCoupon } from "../coupons.ts";
import { draft } from "../drafts.ts";
import { newMember } from "../members.ts";
import {
  completion,
  newEstimate,
  newMovedOrder,
  newPaidOrder,
  newPreparedOrder,
} from "../orders.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

let orders = 0;

export const estimateDrivers: DriversOf<"estimate"> = {
  calculateEstimateAmount: async () => ({ body: draft }),
  async listEstimates(server) {
    const { token } = await newOwnEstimate(server);
    return { token, query: { page: "1", limit: "20" } };
  },
  async createEstimate(server) {
    const { token } = await newMember(server);
    return { token, headers: { "idempotency-key": randomUUID() }, body: draft };
  },
  async integrateEstimate(server) {
    const { serial, visitor_key } = await server.api.ok("createEstimate", { body: draft });
    const { token } = await newMember(server);
    if (visitor_key === null) throw new Error("A visitor's estimate has a key");
    return { token, body: { serial, visitor_key } };
  },
  getEstimate: newOwnEstimate,
  async updateEstimate(server) {
    const { token, username } = await newMember(server);
    const { serial } = await newEstimate(server, token);
    const body = { ...draft, coupon_id: await newCoupon(server, { username }) };
    return { token, path: { serial }, body };
  },
  async requestEstimateCollection(server) {
    const { token, serial } = await newMovedOrder(server);
    return { token, path: { serial }, body: { date: nextCollectionDay(), time: "13:00" } };
  },
  async nameEstimateCashReceipt(server) {
    const { token, serial } = await newPaidOrder(server, { move_date: nextDay() });
    const body = { purpose: "DEDUCTION", phone_number: "010-1234-5678" } as const;
    return { token, path: { serial }, body };
  },
  async calculateEstimateReschedule(server) {
    const { token, serial } = await newPaidOrder(server, { move_date: nextDay() });
    return { token, path: { serial }, body: { move: { date: nextDay(), time: "13:00" } } };
  },
  async rescheduleEstimate(server) {
    const date = nextDay();
    const { token, serial } = await newPaidOrder(server, { move_date: date });
    const payment_id = await newBillingKey(server, token);
    const body = { move: { date, time: "13:00" }, agreed_amount: 0, payment_id };
    return { token, path: { serial }, body };
  },
  async prepareEstimatePayment(server) {
    const own = await newOwnEstimate(server);
    const payment_id = await newBillingKey(server, own.token);
    return { ...own, body: { plan: "DEPOSIT", payment_id } };
  },
  async completeEstimatePayment(server) {
    const order = await newPreparedOrder(server, { move_date: nextDay() });
    return completion(order, server.provider.pay(order.merchantUid).impUid);
  },
  async cancelEstimate(server) {
    const { token, serial } = await newPaidOrder(server, { move_date: nextDay() });
    return { token, path: { serial }, body: { reason: "날짜를 옮겨요." } };
  },
};

async function newOwnEstimate(server: TestServer) {
  const { token } = await newMember(server);
  const { serial } = await newEstimate(server, token, { move_date: nextDay() });
  return { token, path: { serial } };
}

/** There are only a few days between a move and the last collection day of its boxes. */
function nextCollectionDay(): string {
  orders += 1;
  return addDays("2026-12-09", orders % 4);
}

/** Each order gets its own day, so that no start time is full. */
function nextDay(): string {
  orders += 1;
  return addDays("2026-12-01", orders % 60);
}
