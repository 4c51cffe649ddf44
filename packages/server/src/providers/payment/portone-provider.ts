import type { PaymentProvider } from "./payment-provider.ts";
import type { PortoneClient } from "./portone-client.ts";
import { paymentSchema, preparationSchema } from "./portone-messages.ts";
import { ProviderDeclined } from "../or-unavailable.ts";
import { z } from "zod";
import type { BillingKeyProvider, ProviderBillingKey } from "./billing-key-provider.ts";
import { providerId, providerText } from "../provider-fields.ts";

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

/** Payments through PortOne V1, real or sandbox depending on the settings. */
export function portoneProvider(client: PortoneClient): PaymentProvider {
  return {
    async prepare({ merchantUid, amount }) {
      const body = { merchant_uid: merchantUid, amount };
      const prepare = { method: "POST", path: "/payments/prepare", body } as const;
      try {
        await client.call(prepare, preparationSchema);
      } catch (error) {
        // It also declines an order that an earlier attempt registered before its response was lost.
        if (!(error instanceof ProviderDeclined)) throw error;
        const path = `/payments/prepare/${encodeURIComponent(merchantUid)}`;
        const registered = await client.call({ method: "GET", path }, preparationSchema);
        if (registered?.amount !== amount) throw error;
      }
    },
    findByImpUid: (impUid) => client.findByImpUid("payments", impUid, paymentSchema),
    findByMerchantUid(merchantUid) {
      const path = `/payments/find/${encodeURIComponent(merchantUid)}`;
      return client.call({ method: "GET", path }, paymentSchema);
    },
    async refund({ impUid, amount, refundable, reason }) {
      const body = { imp_uid: impUid, amount, checksum: refundable, reason };
      const payment = await client.call(
        { method: "POST", path: "/payments/cancel", body },
        paymentSchema,
      );
      if (payment === null) throw new ProviderDeclined("The provider does not know the payment");
      return payment;
    },
  };
}
