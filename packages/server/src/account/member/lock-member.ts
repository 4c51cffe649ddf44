import type { Selectable } from "kysely";
import type { Tx, UsersTable } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/**
 * Locks the member until the transaction ends: this blocks a withdrawal and other locks, but not writes of rows that
 * refer to the member. Throws `invalid_token` when they have withdrawn: nothing about them may be written any more.
 * Take this lock after that of an order, a contract or a custom payment, and before those of payments and start times.
 */
export async function lockMember(tx: Tx, userId: string): Promise<Selectable<UsersTable>> {
  const member = await lockMemberIfAny(tx, userId);
  if (member === null) throw new ProblemError("invalid_token");
  return member;
}

/** The same for work that continues without the member; null when they have withdrawn. */
export async function lockMemberIfAny(
  tx: Tx,
  userId: string,
): Promise<Selectable<UsersTable> | null> {
  const row = await tx
    .selectFrom("users")
    .selectAll()
    .where("id", "=", userId)
    .where("withdrawn_at", "is", null)
    // Not FOR UPDATE: rows that refer to the member may be written meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}
