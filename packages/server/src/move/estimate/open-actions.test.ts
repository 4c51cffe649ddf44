import { randomUUID } from "node:crypto";
import { moveActionCodes, type MoveActionCode, type MoveStatus } from "@damadum/domain";
import type { Estimate, EstimateDraft } from "@damadum/sdk/model";
import { isEqual } from "es-toolkit";
import { describe, expect, it } from "vitest";
import type { Sent } from "../../testing/api-client.ts";
import { brokenLamp } from "../../testing/damage-reports.ts";
import { draft } from "../../testing/drafts.ts";
import { refusedAs } from "../../testing/refused-as.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { newEstimate, prepareOrder, completion } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer({ slotCapacity: 1000, boxDeliveryCapacity: 1000 });

const boxed: Partial<EstimateDraft> = {
  use_boxes: true,
  box_rental: {
    box_count: 10,
    delivery: { date: "2026-12-08", time: "09:00" },
    collection: { date: "2026-12-13", time: "11:00" },
  },
};

/** The request of each action, with a body that nothing but the order's state, money or day can refuse. */
const requests: Readonly<
  Record<MoveActionCode, readonly [operation: string, body: (order: Estimate) => unknown]>
> = {
  PAY: ["prepareEstimatePayment", () => ({ plan: "DEPOSIT", method: "CARD" })],
  EDIT: ["updateEstimate", () => ({ ...draft, move_date: "2027-01-15" })],
  PAY_BALANCE: ["prepareEstimatePayment", () => ({ plan: "BALANCE", method: "CARD" })],
  REQUEST_COLLECTION: ["requestEstimateCollection", () => ({ date: "2026-12-14", time: "13:00" })],
  RESCHEDULE_MOVE: [
    "rescheduleEstimate",
    ({ draft: { move_date: date } }) => ({ move: { date, time: "13:00" }, agreed_amount: 0 }),
  ],
  RESCHEDULE_DELIVERY: [
    "rescheduleEstimate",
    () => ({ delivery: { date: "2026-12-08", time: "13:00" }, agreed_amount: 0 }),
  ],
  RESCHEDULE_COLLECTION: [
    "rescheduleEstimate",
    () => ({ collection: { date: "2026-12-13", time: "13:00" }, agreed_amount: 0 }),
  ],
  WRITE_REVIEW: ["createEstimateReview", () => ({ rating: 5, content: "좋았어요.", file_ids: [] })],
  REPORT_DAMAGE: ["saveDamageReport", () => brokenLamp],
  NAME_CASH_RECEIPT: [
    "nameEstimateCashReceipt",
    () => ({ purpose: "DEDUCTION", phone_number: "010-1234-5678" }),
  ],
  CANCEL: ["cancelEstimate", () => ({})],
};

const withBoxes = [
  "QUOTED",
  "WAIT",
  "PAYMENT",
  "CONFIRM",
  "BOX_DEL_BEFORE",
  "BOX_DEL_COMPLETE",
  "WORKING",
  "WORKING_COMPLETE",
  "BOX_COL_REQUEST",
  "COMPLETE",
] as const satisfies readonly MoveStatus[];
const withoutBoxes = ["QUOTED", "PAYMENT", "CONFIRM", "WORKING", "WORKING_COMPLETE"] as const;

async function orderIn(status: MoveStatus, changes: Partial<EstimateDraft>) {
  const { token, username } = await newMember(server);
  const { serial } = await newEstimate(server, token, changes);
  if (status !== "QUOTED" && status !== "WAIT") {
    const order = await prepareOrder(server, { token, serial });
    const { impUid } = server.provider.pay(order.merchantUid);
    await server.api.ok("completeEstimatePayment", completion(order, impUid));
  }
  const { db } = server.services;
  await db.updateTable("estimates").set({ status }).where("serial", "=", serial).execute();
  return { token, username, serial };
}

type Own = Awaited<ReturnType<typeof orderIn>>;

function refusalOf(code: MoveActionCode, order: Estimate, own: Pick<Own, "token">) {
  const [operation, bodyOf] = requests[code];
  const sent: Sent = {
    token: own.token,
    path: { serial: order.serial },
    body: bodyOf(order),
    headers: { "idempotency-key": randomUUID() },
  };
  return refusedAs(server, operation, sent);
}

/**
 * Asks for every action and returns where the server does otherwise than it said before. A refusal changes nothing, so
 * all closed actions are asked of one order, and each open one of a fresh order.
 */
async function contradictions(status: MoveStatus, changes: Partial<EstimateDraft>, days: number) {
  const found: unknown[] = [];
  const asked = await orderIn(status, changes);
  const open = await server.clock.later(days, async () => {
    const { token, order } = await orderOf(asked);
    const closed = order.actions.filter(({ reason }) => reason !== null);
    for (const offered of closed) {
      const { code } = offered;
      const refusal = await refusalOf(code, order, { token });
      if (!isEqual(offered, { code, ...refusal })) found.push({ offered, refusal });
    }
    expect(order.actions.map(({ code }) => code)).toEqual(
      expect.arrayContaining([...moveActionCodes]),
    );
    return order.actions.filter(({ reason }) => reason === null).map(({ code }) => code);
  });
  for (const code of open) {
    const own = await orderIn(status, changes);
    await server.clock.later(days, async () => {
      const { token, order } = await orderOf(own);
      const refusal = await refusalOf(code, order, { token });
      if (refusal.problem !== null) found.push({ code, reason: null, refusal });
      const { items } = await server.api.ok("listEstimates", { token });
      const after = await server.api.ok("getEstimate", { token, path: { serial: own.serial } });
      if (!isEqual(items[0]?.actions, after.actions)) found.push({ code, items, after });
    });
  }
  return found;
}

async function orderOf({ username, serial }: Own) {
  const token = await loginAgain(server, username);
  return { token, order: await server.api.ok("getEstimate", { token, path: { serial } }) };
}

describe.each([
  ["well before", 0],
  ["on the eve of the boxes, from 15:00", 17.3],
  ["on the day of the boxes", 18],
  ["on the day of the move", 20],
  ["after the day of the move", 22],
])("the actions of a move %s", (_when, days) => {
  it.each(withBoxes)("with boxes in %s are open exactly when accepted", async (status) => {
    expect(await contradictions(status, boxed, days)).toEqual([]);
  });
  it.each(withoutBoxes)("without boxes in %s are open exactly when accepted", async (status) => {
    expect(await contradictions(status, {}, days)).toEqual([]);
  });
});
