import type { Tx } from "../../db/tables.ts";
import { registerPaidKey } from "../billing-key/register-paid-key.ts";
import type { LockSubject, SubjectNeeds } from "../payment/payment-subject.ts";
import type { Payment, PaymentRefusal } from "../payment/payment.ts";
import { releaseBoxDeliveries } from "../schedule/book-box-deliveries.ts";
import { acceptOrder } from "./accept-order.ts";
import { bySystem, canChangeOrder, changeOrderStatus } from "./change-order-status.ts";
import { orRefusal } from "./or-refusal.ts";
import { addPaidAmount, lockOrderById, type StorageOrder } from "./order-store.ts";

/** What a payment does to a storage order. */
export const lockStorageOrderSubject: LockSubject = async (tx, services, id) => {
  const order = await lockOrderById(tx, id);
  return {
    paid: (payment) => accept(tx, services, { order, payment }),
    async failed(_payment, reason) {
      if (order.status !== "QUOTED") return;
      await changeOrderStatus(tx, order, "WAIT", bySystem(services.clock(), reason));
    },
    async lapsed() {
      if (canChangeOrder(order, "PAYMENT", "SYSTEM")) await releaseBoxDeliveries(tx, id);
    },
    refunded: (_payment, amount) => addPaidAmount(tx, id, -amount),
  };
};

async function accept(
  tx: Tx,
  services: SubjectNeeds,
  { order, payment }: { readonly order: StorageOrder; readonly payment: Payment },
): Promise<PaymentRefusal | null> {
  const refusal = await orRefusal(tx, async () => {
    const billingKeyId = await registerPaidKey(tx, services, payment);
    await acceptOrder(tx, services, order, { amount: payment.amount, billingKeyId });
  });
  return refusal === null ? null : toPaymentRefusal(refusal.code);
}

/** Why the money goes straight back, in the words that payments have. */
export function toPaymentRefusal(code: string): PaymentRefusal {
  return code === "slot_full" || code === "already_paid" ? code : "state_conflict";
}
