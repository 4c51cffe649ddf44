import type { MoveStatus } from "../states/move-status.ts";

/** What the balance of a move depends on. Amounts in won. */
export interface MoveMoney {
  readonly status: MoveStatus;
  readonly totalAmount: number;
  readonly paidAmount: number;
  /** Part of the total that is no longer asked for. */
  readonly writtenOffAmount: number;
}

const unloaded: ReadonlySet<MoveStatus> = new Set([
  "WORKING_COMPLETE",
  "BOX_COL_REQUEST",
  "COMPLETE",
]);

/** Whether the truck is unloaded, from which point on the balance is due. */
export function isUnloaded(status: MoveStatus): boolean {
  return unloaded.has(status);
}

/** Part of the total that is neither paid nor written off, in won; 0 for a cancelled move. */
export function moveBalance(money: MoveMoney): number {
  const { status, totalAmount, paidAmount, writtenOffAmount } = money;
  return status === "CANCEL" ? 0 : Math.max(0, totalAmount - paidAmount - writtenOffAmount);
}

/** Balance that is due now, in won; 0 before unloading. */
export function balanceDue(money: MoveMoney): number {
  return isUnloaded(money.status) ? moveBalance(money) : 0;
}
