import { companyDefaultsAmong } from "../company/company/default-payment.ts";
import {
  billingKeysOfContracts,
  chargeAgain,
} from "../storage/contract-state/billing-keys-in-use.ts";
import type { BillingKeyUses } from "../subject/billing-key-uses.ts";

/** Every use of billing keys by recurring payments. */
export const billingKeyUses: BillingKeyUses = {
  async findInUse(db, paymentIds) {
    return new Set([
      ...(await companyDefaultsAmong(db, paymentIds)),
      ...(await billingKeysOfContracts(db, paymentIds)),
    ]);
  },
  chargeAgain,
};
