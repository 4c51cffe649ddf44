import type { PreparedOrderPayment, PreparedPayment } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import {
  payPrepared,
  type PaymentWindowOutcome,
  type WindowControls,
} from "../payment/pay-prepared.ts";

type PaymentPath = Parameters<typeof payPrepared>[1];

interface AfterReschedule extends PaymentPath {
  readonly orderHref: string;
}

/**
 * Completes an accepted reschedule: without a payment, or once paid directly, it leads back to the order, otherwise
 * through the provider's window.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function endReschedule(
  payment: PreparedPayment | PreparedOrderPayment | null,
  { orderHref, ...path }: AfterReschedule,
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  if (payment === null || payment.payment_status === "PAID") {
    toast("날짜를 바꿨어요.", { tone: "success" });
    return { kind: "confirm", href: orderHref };
  }
  if (payment.payment_status === "FAILED") {
    return { kind: "failed", reason: payment.failure_reason ?? "결제가 거절됐어요." };
  }
  return payPrepared(payment, path, controls);
}
