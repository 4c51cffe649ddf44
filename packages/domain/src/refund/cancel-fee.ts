import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import { canTransition } from "../states/can-transition.ts";
import { moveStatus, type MoveStatus } from "../states/move-status.ts";
import { cancelFeeRules } from "./cancel-fee-rules.ts";

/** What the fee depends on. Amounts in won. */
export interface Cancellation {
  readonly status: MoveStatus;
  readonly moveDate: IsoDate;
  readonly today: IsoDate;
  readonly totalAmount: number;
  readonly paidAmount: number;
}

/**
 * Won kept back when a move is cancelled today, or null when its state lets nobody cancel. Whole won,
 * rounded down, at most what was paid; the refund is `paidAmount` less this.
 */
export function cancelFee(cancellation: Cancellation): number | null {
  const { status, moveDate, today, totalAmount, paidAmount } = cancellation;
  if (!canTransition(moveStatus, status, "CANCEL", "MEMBER")) return null;
  const daysLeft = daysBetween(today, moveDate);
  // A move whose day has passed without work is charged like one cancelled on the day.
  const rate = cancelFeeRules.find((rule) => daysLeft >= rule.daysBefore)?.rate ?? lastRate();
  return Math.min(Math.floor((totalAmount * rate) / 100), paidAmount);
}

function lastRate(): number {
  return Math.max(...cancelFeeRules.map((rule) => rule.rate));
}
