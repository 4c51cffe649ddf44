import type { Tx } from "../../db/tables.ts";

/** Ends every login of an account, except a given one. */
export async function endSessions(
  tx: Tx,
  ending: {
    readonly userId: string;
    readonly exceptFamilyId?: string;
    readonly reason: "password" | "withdrawal" | "disabled";
    readonly now: Date;
  },
): Promise<void> {
  const { userId, exceptFamilyId, reason, now } = ending;
  let query = tx
    .updateTable("token_families")
    .set({ revoked_at: now, revoke_reason: reason })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
  if (exceptFamilyId !== undefined) query = query.where("id", "!=", exceptFamilyId);
  await query.execute();
}
