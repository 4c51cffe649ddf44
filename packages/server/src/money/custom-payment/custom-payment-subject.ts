import { ProblemError } from "../../http/problem-error.ts";
import { bySystem } from "../../subject/history.ts";
import type { LockSubject } from "../../subject/paid-subject.ts";
import { changeStatus } from "./change-status.ts";
import { askedAgainUntil } from "./ask-again.ts";
import { closeBalanceLinks } from "./balance-links.ts";
import { findById, lockById, updateCustomPayment } from "./store.ts";

/** How payments affect a custom payment, and the move whose balance it pays. */
export const lockCustomPaymentSubject: LockSubject = async (tx, { clock, linkedOrders }, id) => {
  // The move is locked before the request.
  const move = await linkedOrders.lockMove(tx, await findById(tx, id));
  const request = await lockById(tx, id);
  const now = clock();
  return {
    async paid(payment) {
      if (request.status === "PAYMENT") return "already_paid";
      const refusal = move?.refusal(payment.amount) ?? null;
      if (refusal !== null) return refusal;
      const change = { ...bySystem(now), to: "PAYMENT" } as const;
      if (!(await changeStatus(tx, request, change))) return "state_conflict";
      await updateCustomPayment(tx, id, { paid_amount: payment.amount, paid_at: now });
      if (move === null) return null;
      const balance = await move.add(payment.amount);
      await closeBalanceLinks(tx, { estimateId: move.estimateId, balance, now });
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
      await move?.add(-amount);
    },
    async revoked(_payment, amount) {
      const changes = { paid_amount: request.paid_amount - amount };
      await updateCustomPayment(tx, id, changes);
      const balance = (await move?.add(-amount)) ?? amount;
      // A part is asked for again by an operator.
      if (amount !== request.paid_amount) return;
      // A move that was cancelled, or costs less since, owes nothing or not all of it again.
      const to = balance === 0 ? "REFUNDED" : "QUOTED";
      if (!(await changeStatus(tx, request, { ...bySystem(now), to })) || balance === 0) return;
      await updateCustomPayment(tx, id, {
        amount: Math.min(request.amount, balance),
        paid_at: null,
        expires_at: askedAgainUntil(now),
      });
    },
  };
};
