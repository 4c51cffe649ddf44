import { ProblemError } from "../../http/problem-error.ts";
import { bySystem } from "../../subject/history.ts";
import { lockSubject } from "../payment/lock-subject.ts";
import type { LockSubject } from "../../subject/paid-subject.ts";
import { changeStatus } from "./change-status.ts";
import { askAgain, askedAgainUntil } from "./ask-again.ts";
import { closeBalanceLinks } from "./balance-links.ts";
import { findById, linkedSubjectOf, lockById, updateCustomPayment } from "./store.ts";

/** How payments affect a custom payment, and the subject whose balance it pays. */
export const lockCustomPaymentSubject: LockSubject = async (tx, services, id) => {
  const subject = linkedSubjectOf(await findById(tx, id));
  // What it pays is locked before the request.
  const money = subject === null ? null : await (await lockSubject(tx, services, subject)).linked();
  const request = await lockById(tx, id);
  const now = services.clock();
  return {
    async paid(payment) {
      if (request.status === "PAYMENT") return "already_paid";
      if (request.status === "CANCEL") return "state_conflict";
      const refusal = money?.refusal(payment.amount) ?? null;
      if (refusal !== null) return refusal;
      const change = { ...bySystem(now), to: "PAYMENT" } as const;
      if (!(await changeStatus(tx, request, change))) return "state_conflict";
      await updateCustomPayment(tx, id, { paid_amount: payment.amount, paid_at: now });
      if (subject === null || money === null) return null;
      const balance = await money.add(payment.amount);
      await closeBalanceLinks(tx, { subject, balance, now });
      return null;
    },
    async failed(_payment, reason) {
      await changeStatus(tx, request, { ...bySystem(now, reason), to: "WAIT" });
    },
    // A custom payment holds nothing.
    left: () => Promise.resolve(),
    lapsed: () => Promise.resolve(),
    // It is only refunded in full.
    discounted: () => Promise.reject(new ProblemError("state_conflict")),
    async refunded(_payment, amount) {
      await updateCustomPayment(tx, id, { paid_amount: request.paid_amount - amount });
      await money?.add(-amount);
    },
    async revoked(_payment, amount, reason) {
      const changes = { paid_amount: request.paid_amount - amount };
      await updateCustomPayment(tx, id, changes);
      const balance = (await money?.add(-amount)) ?? amount;
      if (amount !== request.paid_amount) {
        // A part of an extra payment is asked for again by an operator.
        if (subject === null || balance === 0) return;
        const { user_id: userId, order_serial: orderSerial } = request;
        const lack = { subject, userId, orderSerial, amount: Math.min(amount, balance), reason };
        await askAgain(tx, services, lack);
        return;
      }
      // What was cancelled, or costs less since, owes nothing or not all of it again.
      const to = balance === 0 ? "REFUNDED" : "QUOTED";
      if (!(await changeStatus(tx, request, { ...bySystem(now), to })) || balance === 0) return;
      await updateCustomPayment(tx, id, {
        amount: Math.min(request.amount, balance),
        paid_at: null,
        expires_at: askedAgainUntil(now),
      });
    },
    linked: () => Promise.reject(new ProblemError("state_conflict")),
  };
};
