import { addDays, brand } from "@damadum/domain";
import { inTransaction } from "../db/transaction.ts";
import { createCustomPayment } from "../features/custom-payment/create-custom-payment.ts";
import { cancelEstimate } from "../features/estimate/cancel-estimate.ts";
import { slotStart } from "../features/schedule/slot-start.ts";
import { createEstimateReview } from "../features/review/create-estimate-review.ts";
import { dayOfStatus, demoOrders } from "./demo-orders.ts";
import type { DemoServices } from "./demo-services.ts";
import { demoPayment, loadDemoOrder } from "./load-demo-order.ts";
import type { DemoPeople } from "./advance-to.ts";

/** The demo member's moves, and what came of them: a review, a refund and a surcharge that waits for an answer. */
export async function loadDemoMoves(demo: DemoServices, people: DemoPeople): Promise<void> {
  const { services, money } = demo;
  const { userId, operatorId } = people;
  const serials = new Map<string, string>();
  // Each is paid first, so that it can be given back where it was paid.
  for (const [name, order] of Object.entries(demoOrders)) {
    const { serial, ...payment } = demoPayment(demo, order);
    const paid = { ...payment, name: `${brand.name} 운송 (연습)` };
    const known = order.plan === null ? null : await money.pay(paid);
    await loadDemoOrder(demo, { order, serial, known, userId });
    serials.set(name, serial);
  }
  const serialOf = (name: keyof typeof demoOrders) => serials.get(name) ?? "";

  demo.inDays(dayOfStatus(demoOrders.reviewed, "COMPLETE") + 1);
  await createEstimateReview(services, {
    serial: serialOf("reviewed"),
    userId,
    rating: 5,
    content:
      "박스를 미리 받아서 천천히 쌌어요. 당일에는 두 시간 만에 끝났고, 책상 다리까지 다시 달아 주셨어요.",
    fileIds: [],
  });
  demo.inDays(-2);
  const by = { actor: "MEMBER", userId } as const;
  const reason = "입주 날짜가 한 달 밀렸어요.";
  await cancelEstimate(services, { serial: serialOf("refunded"), by, reason });
  demo.inDays(0);
  await inTransaction(services.db, (tx) =>
    createCustomPayment(tx, services, {
      title: "사다리차 추가",
      reason: "엘리베이터를 쓸 수 없어서 양문형 냉장고를 사다리차로 올려야 해요.",
      amount: 90_000,
      memberId: userId,
      customerName: null,
      orderSerial: serialOf("boxesComing"),
      expiresAt: slotStart(addDays(demo.today, 4), "00:00"),
      fileIds: [],
      operatorId,
    }),
  );
}
