import { addDays, brand, seoulInstant } from "@damadum/domain";
import { inTransaction } from "../db/transaction.ts";
import { createCustomPayment } from "../features/custom-payment/create-custom-payment.ts";
import { cancelEstimate } from "../features/estimate/cancel-estimate.ts";
import { createEstimateReview } from "../features/review/create-estimate-review.ts";
import type { DemoPeople } from "./advance-to.ts";
import { dayOfStatus, type DemoOrder } from "./demo-order.ts";
import { demoOrders } from "./demo-orders.ts";
import type { DemoServices } from "./demo-services.ts";
import { demoPayment, loadDemoOrder } from "./load-demo-order.ts";

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

/** Loads a move up to its current status, with its review or cancellation; returns its serial. */
export async function loadDemoMove(
  demo: DemoServices,
  userId: string,
  order: DemoOrder,
): Promise<string> {
  const { services, money } = demo;
  const { serial, ...payment } = demoPayment(demo, order);
  const paid = { ...payment, name: `${brand.name} 운송 (연습)` };
  // Paid first, so that it can be refunded where it was paid.
  const known = order.plan === null ? null : await money.pay(paid);
  await loadDemoOrder(demo, { order, serial, known, userId });
  const { review, cancelledFor } = order;
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
