import type { Payment } from "../payment/payment.ts";
import type { SettleNeeds } from "../payment/settle-payment.ts";
import { settleReturnedPayment } from "../payment/settle-returned-payment.ts";
import { findByUrl } from "./store.ts";

/** Settles the payment that the browser returns from, and returns its outcome. */
export async function completeCustomPayment(
  services: SettleNeeds,
  input: { readonly url: string; readonly merchantUid: string; readonly impUid: string },
): Promise<Payment> {
  const { id } = await findByUrl(services.db, input.url);
  const subject = { kind: "CUSTOM_PAYMENT", id } as const;
  return settleReturnedPayment(services, { ...input, subject });
}
