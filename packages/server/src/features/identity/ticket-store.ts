import type { Insertable } from "kysely";
import type { Connection, Tx } from "../../db/tables.ts";
import type { TicketsTable } from "../../db/people-tables.ts";

/** Stores a ticket; an existing one stays unchanged. */
export async function insertTicket(
  tx: Connection,
  ticket: Insertable<TicketsTable>,
): Promise<void> {
  await tx
    .insertInto("tickets")
    .values(ticket)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

type TicketFilter = Pick<TicketsTable, "hash" | "kind"> & { readonly now: Date };

/** The ticket's content; null when it is used, expired, unknown or of another kind. */
export async function findTicket(
  db: Connection,
  { hash, kind, now }: TicketFilter,
): Promise<string | null> {
  const row = await db
    .selectFrom("tickets")
    .select("sealed")
    .where("hash", "=", hash)
    .where("kind", "=", kind)
    .where("used_for", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

/** What a ticket can be used for, once. */
export type TicketPurpose = "LOGIN" | "SIGNUP" | "CERTIFY" | "FIND" | "RESET";

/**
 * Uses up the ticket. Concurrent calls wait for each other here, and only one gets its content. `FIND` changes
 * nothing and may be repeated, because its response may have been lost.
 */
export async function takeTicket(
  tx: Tx,
  { hash, kind, now, purpose }: TicketFilter & { readonly purpose: TicketPurpose },
): Promise<string | null> {
  const row = await tx
    .updateTable("tickets")
    .set({ used_for: purpose })
    .where("hash", "=", hash)
    .where("kind", "=", kind)
    .where((eb) =>
      purpose === "FIND"
        ? eb.or([eb("used_for", "is", null), eb("used_for", "=", purpose)])
        : eb("used_for", "is", null),
    )
    .where("expires_at", ">", now)
    .returning("sealed")
    .executeTakeFirst();
  return row?.sealed ?? null;
}
