import { orderBy } from "es-toolkit";
import type { Connection } from "../../db/tables.ts";
import { findBillingKeys } from "./store.ts";

/** A member's billing keys in the order in which they are tried: the agreed one, the default, then newest first. */
export async function listChargeableKeys(
  db: Connection,
  { userId, agreed }: { readonly userId: string; readonly agreed: string | null },
) {
  const keys = await findBillingKeys(db, userId);
  const isAgreed = ({ payment_id: id }: (typeof keys)[number]) => id === agreed;
  return orderBy(keys, [isAgreed, "is_default", "created_at"], ["desc", "desc", "desc"]);
}
