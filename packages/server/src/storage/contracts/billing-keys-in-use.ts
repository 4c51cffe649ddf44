import type { Connection } from "../../db/tables.ts";

/** The billing keys among these to which a running contract is charged monthly. */
export async function billingKeysOfContracts(
  db: Connection,
  paymentIds: readonly string[],
): Promise<readonly string[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom("storage_contracts")
    .select("billing_key_id")
    .distinct()
    .where("billing_key_id", "in", paymentIds)
    .where("payment_type", "=", "SUBSCRIPTION")
    .where("status", "not in", ["ENDED", "CANCEL"])
    .execute();
  return rows.flatMap(({ billing_key_id: id }) => (id === null ? [] : [id]));
}
