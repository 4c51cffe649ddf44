import { brand } from "@damadum/domain";
import type {
  BillingKeyProvider,
  ProviderBillingKey,
} from "../providers/payment/billing-key-provider.ts";
import type { ProviderPayment } from "../providers/payment/payment-provider.ts";
import { payInSandbox, registerInSandbox } from "../providers/sandbox-hooks.ts";
import type { Services } from "../services.ts";
import { fakeBillingKeys, fakePayment } from "./fake-payment.ts";

/** The demo's payments: made in the sandbox so that they can be refunded there, or fake if there is none. */
export interface DemoMoney {
  readonly billingKeys: BillingKeyProvider;
  pay(order: Parameters<typeof payInSandbox>[1]): Promise<ProviderPayment>;
  register(key: { readonly declines: boolean }): Promise<ProviderBillingKey>;
}

const CARD = { cardName: "연습카드", cardNumber: "5123********0000" } as const;

/** Creates the demo's payment providers from the real services. */
export function demoMoney(services: Services, sandboxUrl: string): DemoMoney {
  const { ids, clock } = services;
  const fakeKeys = fakeBillingKeys(clock);
  const known = new Set<string>();
  return {
    billingKeys: {
      ...fakeKeys,
      charge: (order) =>
        (known.has(order.customerUid) ? services.billingKeys : fakeKeys).charge(order),
    },
    async pay(order) {
      return (await payInSandbox(sandboxUrl, order)) ?? fakePayment(order, clock());
    },
    async register({ declines }) {
      const customerUid = ids.providerUid("cu");
      const key = await registerInSandbox(sandboxUrl, {
        customerUid,
        merchantUid: ids.providerUid("bk"),
        name: `${brand.name} 결제 수단 등록 (연습)`,
        declines,
      });
      if (key !== null) known.add(customerUid);
      else if (declines) fakeKeys.decline(customerUid);
      return key ?? { customerUid, ...CARD };
    },
  };
}
