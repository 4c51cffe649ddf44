import {
  addDays,
  amountToPay,
  brand,
  moveStatus,
  seoulInstant,
  type Actor,
  type MoveStatus,
} from "@damadum/domain";
import { inTransaction } from "../db/transaction.ts";
import { createCustomPayment } from "../money/custom-payment/create-custom-payment.ts";
import { cancelEstimate } from "../move/estimate/cancel-estimate.ts";
import { changeStatus } from "../move/estimate/change-status.ts";
import { createEstimate } from "../move/estimate/create-estimate.ts";
import { lockEstimateById } from "../move/estimate/store.ts";
import { subjectOfEstimate } from "../move/estimate/subject-of-estimate.ts";
import type { Services } from "../services.ts";
import {
  dayOfStatus,
  demoInput,
  timeOfStatus,
  type DemoOrder,
  type DemoPeople,
} from "./demo-order.ts";
import { demoOrders } from "./demo-orders.ts";
import { payInDemo, type DemoServices } from "./demo-services.ts";
import { createEstimateReview } from "../move/review/reviews.ts";

/** Loads the demo member's moves, and a custom payment that is open. */
export async function loadDemoMoves(demo: DemoServices, people: DemoPeople): Promise<void> {
  const serials = new Map<string, string>();
  for (const [name, order] of Object.entries(demoOrders)) {
    serials.set(name, await loadDemoMove(demo, people.userId, order));
  }
  await inTransaction(demo.services.db, (tx) =>
    createCustomPayment(tx, demo.services, {
      title: "사다리차 추가",
      reason: "엘리베이터를 쓸 수 없어서 양문형 냉장고를 사다리차로 올려야 해요.",
      amount: 90_000,
      memberId: people.userId,
      customerName: null,
      orderSerial: serials.get("boxesComing") ?? "",
      expiresAt: seoulInstant(addDays(demo.today, 4)),
      fileIds: [],
      operatorId: people.operatorId,
    }),
  );
}

/** Replays a move up to its current status, each step on its day, with its review or cancellation; returns its serial. */
export async function loadDemoMove(
  demo: DemoServices,
  userId: string,
  order: DemoOrder,
): Promise<string> {
  const { services } = demo;
  const { plan, path, review, cancelledFor } = order;
  demo.inDays(order.orderedIn, timeOfStatus(order, moveStatus.initial));
  const draft = { input: demoInput(order, demo.today), userId, address: "demo" };
  const made = await createEstimate(services, { ...draft, idempotencyKey: undefined });
  const { id, serial, price } = made.view.estimate;
  if (plan !== undefined) {
    const amount = amountToPay(plan, price);
    const name = `${brand.name} 이사 (연습)`;
    await payInDemo(demo, { subject: subjectOfEstimate(id), serial, userId, plan, amount, name });
  }
  for (const to of path.filter((status) => status !== "PAYMENT")) {
    demo.inDays(dayOfStatus(order, to), timeOfStatus(order, to));
    await advance(services, id, to);
  }
  if (review !== undefined) {
    demo.inDays(dayOfStatus(order, "COMPLETE") + 1);
    await createEstimateReview(services, { serial, userId, ...review, fileIds: [] });
  }
  if (cancelledFor !== undefined) {
    demo.inDays(-2);
    const by = { actor: "MEMBER", userId } as const;
    await cancelEstimate(services, { serial, by, reason: cancelledFor });
  }
  demo.inDays(0);
  return serial;
}

/** Takes the next step as whoever may take it. */
async function advance({ db, clock }: Services, estimateId: string, to: MoveStatus): Promise<void> {
  const actors: readonly Actor[] = ["OPERATOR", "SYSTEM", "MEMBER"];
  await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateById(tx, estimateId);
    for (const actor of actors) {
      const change = { to, actor, actorId: null, reason: null, now: clock() };
      if (await changeStatus(tx, estimate, change)) return;
    }
    throw new Error(`The demo order cannot go from ${estimate.status} to ${to}`);
  });
}
