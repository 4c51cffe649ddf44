import { customPaymentRefusals } from "@damadum/domain";
import type { Debt } from "./ask-again.ts";
import { isDebt, type CustomPayment } from "./store.ts";

const unowedBy = {
  already_paid: "already_paid",
  amount_mismatch: "lowered",
  coupon_unavailable: "closed",
  slot_full: "closed",
  state_conflict: "closed",
} as const;

/** Which actions the holder of a link cannot take now, and why: `debt` is what it pays part of, if anything. */
export function linkRefusalsOf(request: CustomPayment, debt: Debt | null, now: Date) {
  const { status, expires_at: until, amount } = request;
  const refusal = debt?.money.refusal(amount) ?? null;
  return customPaymentRefusals({
    status,
    isOver: until <= now,
    isDebt: isDebt(request),
    unowed: refusal === null ? null : unowedBy[refusal],
  });
}
