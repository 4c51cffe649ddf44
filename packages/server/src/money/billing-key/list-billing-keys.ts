import type { Services } from "../../services.ts";
import { findBillingKeys } from "./store.ts";

/** The member's billing keys; `inUse` marks those that something still charges. */
export async function listBillingKeys(
  { db, billingKeyUses }: Pick<Services, "db" | "billingKeyUses">,
  userId: string,
) {
  const keys = await findBillingKeys(db, userId);
  const ids = keys.map(({ payment_id: paymentId }) => paymentId);
  const inUse = await billingKeyUses.findInUse(db, ids);
  return keys.map((key) => ({ ...key, inUse: inUse.has(key.payment_id) }));
}
