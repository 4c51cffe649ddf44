import { randomUUID } from "node:crypto";
import { moveActionCodes, type MoveActionCode, type MoveStatus } from "@damadum/domain";
import type { Estimate, EstimateDraft } from "@damadum/contract/operations";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Sent } from "../../testing/api-client.ts";
import { draft } from "../../testing/drafts.ts";
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

async function isAccepted(code: MoveActionCode, order: Estimate, own: Pick<Own, "token">) {
  const [operation, bodyOf] = requests[code];
  const sent: Sent = {
    token: own.token,
    path: { serial: order.serial },
    body: bodyOf(order),
    headers: { "idempotency-key": randomUUID() },
  };
  const { status, body } = await server.api.send<{ readonly message?: string }>(operation, sent);
  return { isAccepted: status < 300, message: status < 300 ? null : (body.message ?? null) };
}

/** Asks for every action, each of a fresh order, and compares what the server says before with what it does. */
async function compareOffered(status: MoveStatus, changes: Partial<EstimateDraft>, days: number) {
  const orders = [];
  for (const code of moveActionCodes) orders.push({ code, own: await orderIn(status, changes) });
  server.clock.pass({ days });
  onTestFinished(() => server.clock.pass({ days: -days }));
  for (const { code, own } of orders) {
    const token = await loginAgain(server, own.username);
    const order = await server.api.ok("getEstimate", { token, path: { serial: own.serial } });
    const offered = order.actions.find((action) => action.code === code);
    expect(offered, code).toBeDefined();
    const answer = await isAccepted(code, order, { token });
    expect([code, answer.isAccepted]).toEqual([code, offered?.reason === null]);
    if (!answer.isAccepted) expect([code, answer.message]).toEqual([code, offered?.reason]);
    const { items } = await server.api.ok("listEstimates", { token });
    const after = await server.api.ok("getEstimate", { token, path: { serial: own.serial } });
    expect(items[0]?.actions).toEqual(after.actions);
  }
}

describe.each([
  ["well before", 0],
  ["on the eve of the boxes, from 15:00", 17.3],
  ["on the day of the boxes", 18],
  ["on the day of the move", 20],
  ["after the day of the move", 22],
])("the actions of a move %s", (_when, days) => {
  it.each(withBoxes)("with boxes in %s are open exactly when the server accepts them", (status) =>
    compareOffered(status, boxed, days),
  );
  it.each(withoutBoxes)("without boxes in %s are open exactly when accepted", (status) =>
    compareOffered(status, {}, days),
  );
});

it("a move of another member and of a visitor accepts no action", async () => {
  const own = await orderIn("CONFIRM", boxed);
  const order = await server.api.ok("getEstimate", {
    token: own.token,
    path: { serial: own.serial },
  });
  const other = await newMember(server);
  for (const code of moveActionCodes) {
    expect(await isAccepted(code, order, other)).toMatchObject({ isAccepted: false });
  }
});
