import type { Connection } from "../../db/tables.ts";
import { companyDefaultsAmong } from "../../company/company/default-payment.ts";
import { billingKeysOfContracts } from "../../storage/contracts/billing-keys-in-use.ts";

/** The billing keys among these that a feature with recurring payments still charges; they cannot be deleted now. */
export async function billingKeysInUse(
  db: Connection,
  paymentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set([
    ...(await companyDefaultsAmong(db, paymentIds)),
    ...(await billingKeysOfContracts(db, paymentIds)),
  ]);
}
