import { goodwillPrice, isPaymentMethod, isUnloaded, moveBalance } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { askAgain } from "../../money/custom-payment/ask-again.ts";
import { releaseCoupon } from "../../money/coupon/release-coupon.ts";
import type { LockSubject } from "../../subject/paid-subject.ts";
import { acceptPayment } from "./accept-payment.ts";
import { moneyOf } from "./estimate-money.ts";
import { linkedMoneyOf } from "./linked-money.ts";
import { recordFailedPayment } from "./record-failed-payment.ts";
import { addPaidAmount, lockEstimateById, updateEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** How payments affect an estimate. */
export const lockEstimateSubject: LockSubject = async (tx, services, id) => {
  const estimate = await lockEstimateById(tx, id);
  const release = () => releaseCoupon(tx, services, { subject: subjectOfEstimate(id) });
  return {
    paid: (payment) => acceptPayment(tx, services, { estimate, payment }),
    failed: (payment, reason) => recordFailedPayment(tx, services, { estimate, payment, reason }),
    left: release,
    // The hold of its start time expires by itself: reads and bookings count it as free.
    lapsed: release,
    async discounted(amount) {
      // Before unloading the order can be cancelled, by a rule that covers everything paid.
      if (!isUnloaded(estimate.status)) throw new ProblemError("state_conflict");
      const price = goodwillPrice(estimate.price, amount);
      const total_amount = price.totalAmount;
      await updateEstimate(tx, id, { price: JSON.stringify(price), total_amount });
    },
    refunded: (_payment, amount) => addPaidAmount(tx, id, -amount),
    async revoked(payment, amount, reason) {
      await addPaidAmount(tx, id, -amount);
      const { serial, user_id: userId, paid_amount } = estimate;
      const balance = moveBalance(moneyOf({ ...estimate, paid_amount: paid_amount - amount }));
      // One by hand was taken after unloading, when the balance can be paid without a link.
      if (userId === null || balance === 0 || !isPaymentMethod(payment.method)) return;
      await askAgain(tx, services, {
        subject: subjectOfEstimate(id),
        orderSerial: serial,
        userId,
        amount: Math.min(amount, balance),
        reason: `${reason} 이사는 그대로 예약되어 있어요.`,
      });
    },
    linked: () => Promise.resolve(linkedMoneyOf(tx, estimate)),
  };
};
