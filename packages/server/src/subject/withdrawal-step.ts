import type { Tx } from "../db/tables.ts";
import type { ProblemErrorCode } from "../http/problem-error.ts";

/** The part that one resource has in a member's withdrawal, in its transaction. */
export interface WithdrawalStep {
  /**
   * Returns why the member cannot withdraw yet, or null. Locks the rows that `forget` changes and that come before a
   * member in the lock order. Absent where nothing keeps a member.
   */
  refusal?(tx: Tx, userId: string): Promise<ProblemErrorCode | null>;
  /** Erases what the resource knows about the person. */
  forget(tx: Tx, member: { readonly userId: string; readonly now: Date }): Promise<void>;
}
