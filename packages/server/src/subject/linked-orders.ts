import type { Selectable } from "kysely";
import type { PaymentsTable } from "../db/subject-tables.ts";
import type { Connection, Tx } from "../db/tables.ts";

/** A locked move whose balance is paid by a link. */
export interface LinkedMove {
  readonly estimateId: string;
  /** Why the move does not accept this amount; null when it does. */
  refusal(amount: number): Selectable<PaymentsTable>["refusal"];
  /** Adds to the amount paid through links, and returns the balance then, in won; a refund is negative. */
  add(amount: number): Promise<number>;
}

/** What a custom payment needs of the orders that it belongs to. */
export interface LinkedOrders {
  /** The id of the member of an order: null for a visitor's, undefined when none has this serial. */
  findOwner(db: Connection, serial: string): Promise<string | null | undefined>;
  /** Locks the move whose balance a link pays, for its payments and refunds; null for a link that pays none. */
  lockMove(tx: Tx, link: { readonly balance_of: string | null }): Promise<LinkedMove | null>;
  /** Locks a move and returns how much of its balance is due now; throws `not_found` when none has this serial. */
  lockBalance(
    tx: Tx,
    serial: string,
  ): Promise<{ readonly estimateId: string; readonly due: number }>;
}
