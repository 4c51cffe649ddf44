import type { MoveStatus } from "../states/move-status.ts";

/** What the balance of a move depends on. Amounts in won. */
export interface MoveMoney {
  readonly status: MoveStatus;
  readonly totalAmount: number;
  readonly paidAmount: number;
}

const unloaded: ReadonlySet<MoveStatus> = new Set([
  "WORKING_COMPLETE",
  "BOX_COL_REQUEST",
  "COMPLETE",
]);

/** Whether the load is down, from when on the rest of a deposit is due. */
export function isUnloaded(status: MoveStatus): boolean {
  return unloaded.has(status);
}

/** Won of the total that nobody has paid; nothing is open of a move that was cancelled. */
export function moveBalance({ status, totalAmount, paidAmount }: MoveMoney): number {
  return status === "CANCEL" ? 0 : Math.max(0, totalAmount - paidAmount);
}

/** Won of the balance that can be paid now: the rest of a deposit is due after unloading, and until it is paid. */
export function balanceDue(money: MoveMoney): number {
  return isUnloaded(money.status) ? moveBalance(money) : 0;
}
