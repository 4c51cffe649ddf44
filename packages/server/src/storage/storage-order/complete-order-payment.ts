import type { Payment } from "../../money/payment/payment.ts";
import type { SettleNeeds } from "../../money/payment/settle-payment.ts";
import { settleReturnedPayment } from "../../money/payment/settle-returned-payment.ts";
import { findOrderBySerial } from "../order-state/store.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";

/** Settles the payment for an order that the browser returns from, and returns its outcome. */
export async function completeOrderPayment(
  services: SettleNeeds,
  input: { readonly serial: string; readonly merchantUid: string; readonly impUid: string },
): Promise<Payment> {
  const order = await findOrderBySerial(services.db, input.serial);
  return settleReturnedPayment(services, { ...input, subject: subjectOfOrder(order.id) });
}
