import { awaitsStoragePayment } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { ProviderCard } from "../../providers/payment/payment-provider.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { bySystem } from "../../subject/history.ts";
import { fitBalanceLinks } from "../../money/custom-payment/balance-links.ts";
import { askAgain } from "../../money/custom-payment/ask-again.ts";
import {
  moneyTakenBack,
  type LinkedMoney,
  type LockSubject,
  type SubjectNeeds,
} from "../../subject/paid-subject.ts";
import type { Payment, PaymentRejection } from "../../money/payment/payment.ts";
import { releaseBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { acceptOrderReschedule } from "./apply-order-reschedule.ts";
import { acceptOrder } from "./accept-order.ts";
import { canChangeOrder, changeOrderStatus } from "./change-order-status.ts";
import { catchProblem } from "../../money/payment/catch-problem.ts";
import { addPaidAmount, findWholeOrder, lockOrderById, type StorageOrder } from "./store.ts";
import { boxesOf, ledgerOfOrder } from "./order-view.ts";
import { orderRefusalsOf } from "./order-refusals.ts";
import { bookVisits } from "./book-visits.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";
import { releaseCoupon } from "../../money/coupon/use-coupon.ts";
import { registerPaidKey } from "../../money/payment/record-paid.ts";

export const lockStorageOrderSubject: LockSubject = async (tx, services, id) => {
  const order = await lockOrderById(tx, id);
  const payer = { userId: order.user_id, orderSerial: order.serial };
  // The next try holds it again.
  const release = () => releaseCoupon(tx, services, { subject: subjectOfOrder(id) });
  return {
    paid: (payment, card) => accept(tx, services, { order, payment, card }),
    async failed(_payment, reason) {
      if (order.status === "QUOTED") {
        await changeOrderStatus(tx, order, "WAIT", bySystem(services.clock(), reason));
      }
      await release();
    },
    left: release,
    async lapsed() {
      if (canChangeOrder(order, "PAYMENT", "SYSTEM")) await releaseBoxDeliveries(tx, id);
      await release();
    },
    async discounted() {
      // Before completion the order can be cancelled, by a rule that covers everything paid.
      if (order.status !== "COMPLETE") throw new ProblemError("state_conflict");
    },
    refunded: (amount) => addPaidAmount(tx, id, -amount),
    // Boxes that are stored are not given back for it: its member is asked for the money again.
    async revoked(_payment, amount, reason) {
      await addPaidAmount(tx, id, -amount);
      if (order.status === "CANCEL") return;
      const again = { ...payer, subject: subjectOfOrder(id), amount };
      await askAgain(tx, services, { ...again, reason: `${reason} 보관 주문은 그대로예요.` });
    },
    async linked() {
      if (awaitsStoragePayment(order.status)) return moneyOfQuote(tx, services, order);
      const owesOnlyThat = order.status !== "CANCEL";
      const { balance } = ledgerOfOrder(await findWholeOrder(tx, "id", id));
      return moneyTakenBack(owesOnlyThat ? balance : null, payer);
    },
  };
};

/** What a link pays of a locked quote: all of it, which books its visits. */
async function moneyOfQuote(
  tx: Tx,
  services: SubjectNeeds,
  order: StorageOrder,
): Promise<LinkedMoney> {
  const { total_amount: total, user_id: userId, serial: orderSerial } = order;
  const boxes = await boxesOf(tx, order);
  const isClosed = orderRefusalsOf(order, { now: services.clock(), boxes }).PAY !== null;
  const due = isClosed ? 0 : total;
  return {
    ...moneyTakenBack(due, { userId, orderSerial }),
    isOnlyByLink: false,
    planOf: () => "FULL",
    refusal(amount) {
      if (isClosed) return "state_conflict";
      return amount === total ? null : "amount_mismatch";
    },
    async book(until) {
      const refusal = await catchProblem(tx, () =>
        until === null
          ? // What links pay is counted from the links.
            acceptOrder(tx, services, order, { amount: 0, billingKeyId: null })
          : bookVisits(tx, services, order, until),
      );
      return refusal === null ? null : toPaymentRejection(refusal.code);
    },
  };
}

async function accept(
  tx: Tx,
  services: SubjectNeeds,
  input: { readonly order: StorageOrder; readonly payment: Payment; readonly card: ProviderCard },
): Promise<PaymentRejection | null> {
  const { order, payment, card } = input;
  if (payment.plan === "CHANGE") return acceptOrderReschedule(tx, services, { order, payment });
  const refusal = await catchProblem(tx, async () => {
    const billingKeyId = await registerPaidKey(tx, services, { payment, card });
    await acceptOrder(tx, services, order, { amount: payment.amount, billingKeyId });
    // What a link asked for is booked now.
    const subject = subjectOfOrder(order.id);
    await fitBalanceLinks(tx, { subject, balance: 0, now: services.clock() });
  });
  return refusal === null ? null : toPaymentRejection(refusal.code);
}

/** The reason to refund a payment for the code of a problem. */
export function toPaymentRejection(code: string): PaymentRejection {
  switch (code) {
    case "slot_full":
    case "already_paid":
    case "coupon_unavailable":
      return code;
    default:
      return "state_conflict";
  }
}
