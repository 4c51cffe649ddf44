import type { Connection } from "../../db/tables.ts";
import { findBillingKeys } from "./store.ts";

/** A member's ways to pay in the order in which they are tried: the agreed one, then the newest first. */
export async function listWaysToCharge(
  db: Connection,
  { userId, agreed }: { readonly userId: string; readonly agreed: string | null },
) {
  const keys = await findBillingKeys(db, userId);
  const rank = (id: string) => (id === agreed ? 0 : 1);
  return keys.toSorted(
    (one, other) =>
      rank(one.payment_id) - rank(other.payment_id) ||
      other.created_at.getTime() - one.created_at.getTime(),
  );
}
