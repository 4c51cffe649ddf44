import {
  awaitsPayment,
  goodwillPrice,
  isPaymentMethod,
  isUnloaded,
  moveBalance,
  balanceDue,
  formatWon,
} from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { askAgain } from "../../money/custom-payment/ask-again.ts";
import type { LockSubject, LinkedMoney, SubjectNeeds } from "../../subject/paid-subject.ts";
import { acceptPayment, bookMove } from "./accept-payment.ts";
import { moneyOf, rejectionOfBalance } from "./estimate-money.ts";
import {
  addPaidAmount,
  lockEstimateById,
  updateEstimate,
  addLinkedAmount,
  type LockedEstimate,
} from "./store.ts";
import { moveRefusalsOf } from "./move-refusals.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import { releaseCoupon } from "../../money/coupon/use-coupon.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { bySystem } from "../../subject/history.ts";
import type { Payment } from "../../money/payment/payment.ts";
import { changeStatus } from "./change-status.ts";
import { remindNow } from "../../subject/notices/remind-now.ts";

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
    refunded: (amount) => addPaidAmount(tx, id, -amount),
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
    linked: () =>
      Promise.resolve(
        awaitsPayment(estimate.status)
          ? moneyOfQuote(tx, services, estimate)
          : linkedMoneyOf(tx, services.clock(), estimate),
      ),
  };
};

/** What a link pays of a locked quote: all of it or its deposit, which books the move. */
function moneyOfQuote(tx: Tx, services: SubjectNeeds, estimate: LockedEstimate): LinkedMoney {
  const { id, total_amount: total, price } = estimate;
  const now = services.clock();
  const isClosed = moveRefusalsOf(estimate, { now }).PAY !== null;
  const due = isClosed ? 0 : total;
  return {
    due,
    balance: due,
    isOnlyByLink: false,
    userId: estimate.user_id,
    orderSerial: estimate.serial,
    planOf: (amount) => (amount === total ? "FULL" : "DEPOSIT"),
    refusal(amount) {
      if (isClosed) return "state_conflict";
      return amount === total || amount === price.depositAmount ? null : "amount_mismatch";
    },
    book: (until) => bookMove(tx, services, { estimate, until }),
    async add(amount) {
      await addLinkedAmount(tx, id, amount);
      await changeStatus(tx, estimate, { ...bySystem(now), to: "PAYMENT" });
      // The rest is asked for after unloading, as of every move.
      return 0;
    },
    writeOff: () => Promise.resolve(),
  };
}

/** What links pay of a locked move's balance. */
function linkedMoneyOf(tx: Tx, now: Date, estimate: LockedEstimate): LinkedMoney {
  return {
    due: balanceDue(moneyOf(estimate)),
    balance: moveBalance(moneyOf(estimate)),
    // Without a link it is paid once the move is unloaded.
    isOnlyByLink: false,
    userId: estimate.user_id,
    orderSerial: estimate.serial,
    planOf: () => "BALANCE",
    refusal: (amount) => rejectionOfBalance(estimate, amount),
    book: () => Promise.resolve(null),
    async add(amount) {
      await addLinkedAmount(tx, estimate.id, amount);
      const linked_amount = estimate.linked_amount + amount;
      return moveBalance(moneyOf({ ...estimate, linked_amount }));
    },
    async writeOff(amount) {
      const written_off_amount = estimate.written_off_amount + amount;
      await updateEstimate(tx, estimate.id, { written_off_amount, written_off_at: now });
    },
  };
}

/**
 * Records a failed payment: a quote waits for another try; an order that is already paid stays so, and its member is
 * notified that the balance is still open.
 */
async function recordFailedPayment(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  failed: {
    readonly estimate: LockedEstimate;
    readonly payment: Pick<Payment, "plan">;
    readonly reason: string;
  },
): Promise<void> {
  const { estimate, payment, reason } = failed;
  const now = clock();
  if (payment.plan === "BALANCE") await notifyOfBalance(tx, estimate, now);
  else await changeStatus(tx, estimate, { ...bySystem(now, reason), to: "WAIT" });
  // The next try holds it again.
  await releaseCoupon(tx, { clock }, { subject: subjectOfEstimate(estimate.id) });
}

async function notifyOfBalance(tx: Tx, estimate: LockedEstimate, now: Date): Promise<void> {
  const { id, serial, user_id: userId } = estimate;
  const balance = moveBalance(moneyOf(estimate));
  if (userId === null || balance === 0) return;
  const variables = { 번호: serial, 잔금: formatWon(balance) };
  const about = { kind: "MOVE_BALANCE_FAILED", subject_id: id, user_id: userId } as const;
  await remindNow(tx, { ...about, variables }, now);
}
