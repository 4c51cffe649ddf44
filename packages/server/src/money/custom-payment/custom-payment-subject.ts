import { ProblemError } from "../../http/problem-error.ts";
import { bySystem } from "../../subject/history.ts";
import type { LockSubject, SubjectNeeds } from "../../subject/paid-subject.ts";
import type { Tx } from "../../db/tables.ts";
import { changeStatus, lockRequest } from "./change-status.ts";
import { askAgain, askedAgainUntil, askedThroughLinks } from "./ask-again.ts";
import { fitBalanceLinks } from "./balance-links.ts";
import { findById, updateCustomPayment, type CustomPayment } from "./store.ts";

/** How payments affect a custom payment, and the subject whose balance it pays. */
export const lockCustomPaymentSubject: LockSubject = async (tx, services, id) => {
  const { request, debt } = await lockRequest(tx, services, await findById(tx, id));
  const now = services.clock();
  const { user_id: userId, order_serial: orderSerial } = request;
  return {
    async paid(payment) {
      if (request.status === "PAYMENT") return "already_paid";
      if (request.status === "CANCEL") return "state_conflict";
      const refusal = debt?.money.refusal(payment.amount) ?? (await debt?.money.book(null)) ?? null;
      if (refusal !== null) return refusal;
      const change = { ...bySystem(now), to: "PAYMENT" } as const;
      if (!(await changeStatus(tx, request, change))) return "state_conflict";
      await updateCustomPayment(tx, id, { paid_amount: payment.amount, paid_at: now });
      if (debt === null) return null;
      const { subject, money } = debt;
      const balance = await money.add(payment.amount);
      await fitBalanceLinks(tx, { subject, balance, now });
      const amount = balance - (await askedThroughLinks(tx, debt));
      if (!money.isOnlyByLink || amount <= 0) return null;
      // Less was asked for than is owed.
      await askAgain(tx, services, {
        subject,
        userId,
        orderSerial,
        amount,
        reason: request.reason,
      });
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
    async refunded(amount) {
      await updateCustomPayment(tx, id, { paid_amount: request.paid_amount - amount });
      if (debt === null) return;
      await debt.money.add(-amount);
      await reopenRefunded(tx, services, request);
    },
    async revoked(_payment, amount, reason) {
      const changes = { paid_amount: request.paid_amount - amount };
      await updateCustomPayment(tx, id, changes);
      const balance = (await debt?.money.add(-amount)) ?? amount;
      if (amount !== request.paid_amount) {
        if (balance === 0) return;
        const subject = debt?.subject ?? null;
        // Of an extra, this link goes on for what is left.
        if (debt === null) await updateCustomPayment(tx, id, { amount: request.amount - amount });
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
        owed_since: debt === null ? now : null,
        expires_at: askedAgainUntil(now),
      });
    },
    linked: () => Promise.reject(new ProblemError("state_conflict")),
  };
};

/**
 * Asks again for what the ledger shows as owed once a link for a debt was refunded, unless other links ask for it or it
 * can be paid without one.
 */
async function reopenRefunded(
  tx: Tx,
  services: SubjectNeeds,
  { id }: Pick<CustomPayment, "id">,
): Promise<void> {
  const { request, debt } = await lockRequest(tx, services, await findById(tx, id));
  if (debt === null || !debt.money.isOnlyByLink || request.status !== "REFUNDED") return;
  const amount = debt.money.due - (await askedThroughLinks(tx, debt));
  if (amount <= 0) return;
  const now = services.clock();
  await changeStatus(tx, request, { ...bySystem(now), to: "QUOTED" });
  await updateCustomPayment(tx, id, { amount, paid_at: null, expires_at: askedAgainUntil(now) });
}
