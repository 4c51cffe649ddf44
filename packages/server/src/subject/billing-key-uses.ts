import type { Connection } from "../db/tables.ts";

/** What is charged to billing keys again and again. */
export interface BillingKeyUses {
  /** The billing keys among these that are still charged; they cannot be deleted now. */
  findInUse(db: Connection, paymentIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Charges what failed with the member's earlier keys again soon. */
  chargeAgain(
    db: Connection,
    member: { readonly userId: string; readonly now: Date },
  ): Promise<void>;
}
