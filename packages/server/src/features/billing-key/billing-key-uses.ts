import type { Connection } from "../../db/tables.ts";
import { companyDefaultsAmong } from "../company/default-payment.ts";
import { billingKeysOfContracts } from "../storage/billing-keys-in-use.ts";

/** Which of these ways to pay something still pays with, such as a subscription. */
export type BillingKeyUse = (
  db: Connection,
  paymentIds: readonly string[],
) => Promise<readonly string[]>;

/** Everything that pays again and again. A part that does so adds itself here. */
const uses: readonly BillingKeyUse[] = [companyDefaultsAmong, billingKeysOfContracts];

/** Those of the ways to pay that cannot be deleted now. */
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
