import { awaitsPayment } from "@damadum/domain";
import type { Estimate, PaymentRecord } from "@damadum/sdk";

/** The payment that the provider has yet to decide, or null. Only an unpaid estimate can wait for one. */
export function pendingPayment({ status, payments }: Estimate): PaymentRecord | null {
  if (!awaitsPayment(status)) return null;
  return payments.find((payment) => payment.status === "READY") ?? null;
}
