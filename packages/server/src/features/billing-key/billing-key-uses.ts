import type { Connection } from "../../db/tables.ts";
import { companyDefaultsAmong } from "../company/default-payment.ts";
import { billingKeysOfContracts } from "../storage/billing-keys-in-use.ts";

/** Returns the billing keys among these that something still charges, such as a storage contract. */
export type BillingKeyUse = (
  db: Connection,
  paymentIds: readonly string[],
) => Promise<readonly string[]>;

/** Every feature with recurring payments. A new one adds itself here. */
const uses: readonly BillingKeyUse[] = [companyDefaultsAmong, billingKeysOfContracts];

/** The billing keys among these that cannot be deleted now. */
export async function billingKeysInUse(
  db: Connection,
  paymentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const inUse = new Set<string>();
  for (const findUsed of uses) {
    for (const paymentId of await findUsed(db, paymentIds)) inUse.add(paymentId);
  }
  return inUse;
}
