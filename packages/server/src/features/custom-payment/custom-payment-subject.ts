import { bySystem } from "../../subject/history.ts";
import type { LockSubject } from "../payment/payment-subject.ts";
import { changeStatus } from "./change-status.ts";
import { lockById, updateCustomPayment } from "./store.ts";

/** What a payment does to a request of an operator. */
export const lockCustomPaymentSubject: LockSubject = async (tx, { clock }, id) => {
  const request = await lockById(tx, id);
  const now = clock();
  return {
    async paid(payment) {
      if (request.status === "PAYMENT") return "already_paid";
      const change = { ...bySystem(now), to: "PAYMENT" } as const;
      if (!(await changeStatus(tx, request, change))) return "state_conflict";
      await updateCustomPayment(tx, id, { paid_amount: payment.amount, paid_at: now });
      return null;
    },
    async failed(_payment, reason) {
      await changeStatus(tx, request, { ...bySystem(now, reason), to: "WAIT" });
    },
    // It holds nothing.
    lapsed: () => Promise.resolve(),
    async refunded(_payment, amount) {
      await updateCustomPayment(tx, id, { paid_amount: request.paid_amount - amount });
    },
  };
};
