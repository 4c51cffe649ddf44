import { Refusal } from "../../http/refusal.ts";
import type { Payment } from "../payment/payment.ts";
import type { SettleNeeds } from "../payment/settle-payment.ts";
import { settleReturnedPayment } from "../payment/settle-returned-payment.ts";
import { findOrderBySerial } from "./order-store.ts";
import { subjectOfOrder } from "./subject-of-order.ts";

/** The browser came back from paying for an order: settles the payment and says how it ended. */
export async function completeOrderPayment(
  services: SettleNeeds,
  given: { readonly serial: string; readonly merchantUid: string; readonly impUid: string },
): Promise<Payment> {
  const order = await findOrderBySerial(services.db, given.serial);
  if (order === null) throw new Refusal("not_found");
  return settleReturnedPayment(services, { ...given, subject: subjectOfOrder(order.id) });
}
