import { z } from "zod";
import type { BillingKeyProvider, ProviderBillingKey } from "./billing-key-provider.ts";
import { providerId, providerText } from "../provider-fields.ts";
import type { PortoneClient } from "./portone-client.ts";
import { paymentSchema } from "./portone-messages.ts";
import { ProviderDeclined } from "../or-unavailable.ts";

export const billingKeySchema = z
  .object({
    customer_uid: providerId,
    card_name: providerText().nullish(),
    card_number: providerText().nullish(),
  })
  .transform((key): ProviderBillingKey => ({
    customerUid: key.customer_uid,
    cardName: key.card_name ?? null,
    cardNumber: key.card_number ?? null,
  }));

/** Billing keys through PortOne V1, real or sandbox depending on the settings. */
export function portoneBillingKeys(client: PortoneClient): BillingKeyProvider {
  const pathOf = (customerUid: string) => `/subscribe/customers/${encodeURIComponent(customerUid)}`;
  return {
    find: (customerUid) =>
      client.call({ method: "GET", path: pathOf(customerUid) }, billingKeySchema),
    async remove(customerUid) {
      await client.call({ method: "DELETE", path: pathOf(customerUid) }, z.unknown());
    },
    async charge({ customerUid, merchantUid, amount, name }) {
      const body = { customer_uid: customerUid, merchant_uid: merchantUid, amount, name };
      const path = "/subscribe/payments/again";
      const payment = await client.call({ method: "POST", path, body }, paymentSchema);
      if (payment === null)
        throw new ProviderDeclined("The provider does not know the billing key");
      return payment;
    },
  };
}
