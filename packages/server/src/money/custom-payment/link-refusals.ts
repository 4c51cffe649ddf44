import { customPaymentRefusals } from "@damadum/domain";
import type { CustomPayment } from "./store.ts";

/** Which actions the holder of a link cannot take now, and why. */
export function linkRefusalsOf(request: CustomPayment, now: Date) {
  const { status, expires_at: until, balance_of: debt } = request;
  return customPaymentRefusals({ status, isOver: until <= now, isDebt: debt !== null });
}
