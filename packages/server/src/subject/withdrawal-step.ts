import type { WithdrawalHold } from "@damadum/sdk/model";
import type { Tx } from "../db/tables.ts";

/** The part that one resource has in a member's withdrawal, in its transaction. */
export interface WithdrawalStep {
  /**
   * Returns what must end before the member can withdraw. Locks the rows that `forget` changes and that come before a
   * member in the lock order. Absent where nothing keeps a member.
   */
  holds?(tx: Tx, userId: string, now: Date): Promise<readonly WithdrawalHold[]>;
  /** Erases what the resource knows about the person. */
  forget(tx: Tx, member: { readonly userId: string; readonly now: Date }): Promise<void>;
}
