import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import { canTransition } from "../states/can-transition.ts";
import { moveStatus, type MoveStatus } from "../states/move-status.ts";
import { cancelFeeRate, cancelFeeRules } from "./cancel-fee-rules.ts";

/** What the fee depends on. Amounts in won. */
export interface Cancellation {
  readonly status: MoveStatus;
  readonly moveDate: IsoDate;
  readonly today: IsoDate;
  readonly totalAmount: number;
  readonly paidAmount: number;
  /** Part of the total that was paid for moving it to another day; never refunded. */
  readonly changeFeeAmount?: number;
}

/**
 * Won withheld when a move is cancelled today, or null when a member cannot cancel in its state. Whole won,
 * rounded down, at most what was paid; the refund is `paidAmount` less this.
 */
export function cancelFee(cancellation: Cancellation): number | null {
  const { status, totalAmount, paidAmount, changeFeeAmount = 0 } = cancellation;
  if (!canTransition(moveStatus, status, "CANCEL", "MEMBER")) return null;
  const fee = cancelFeeAt({ ...cancellation, totalAmount: totalAmount - changeFeeAmount });
  return Math.min(fee + changeFeeAmount, paidAmount);
}

/** The fee in won by the rules, whatever the state of the move; at most what was paid. */
export function cancelFeeAt({
  moveDate,
  today,
  totalAmount,
  paidAmount,
}: Omit<Cancellation, "status" | "changeFeeAmount">): number {
  const rate = cancelFeeRate(cancelFeeRules, daysBetween(today, moveDate));
  return Math.min(Math.floor((totalAmount * rate) / 100), paidAmount);
}
