import type { Connection } from "../../db/tables.ts";
import { findBillingKeys } from "./store.ts";

/** A member's billing keys in the order in which they are tried: the agreed one, the default, then newest first. */
export async function listChargeableKeys(
  db: Connection,
  { userId, agreed }: { readonly userId: string; readonly agreed: string | null },
) {
  const keys = await findBillingKeys(db, userId);
  const rank = (key: (typeof keys)[number]) => {
    if (key.payment_id === agreed) return 0;
    return key.is_default ? 1 : 2;
  };
  return keys.toSorted(
    (one, other) =>
      rank(one) - rank(other) || other.created_at.getTime() - one.created_at.getTime(),
  );
}
