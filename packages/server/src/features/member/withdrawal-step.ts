import type { Tx } from "../../db/tables.ts";
import type { ProblemErrorCode } from "../../http/problem-error.ts";

/** What one part of the product has to say and to do when a member leaves, in the leaving's transaction. */
export interface WithdrawalStep {
  /**
   * Why the member cannot leave yet; null when nothing speaks against it. Locks what `forget` changes and others
   * lock before a member.
   */
  refusal(tx: Tx, userId: string): Promise<ProblemErrorCode | null>;
  /** Gives up what it knows about the person. */
  forget(tx: Tx, member: { readonly userId: string; readonly now: Date }): Promise<void>;
}
