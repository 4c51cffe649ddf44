import { brand } from "@damadum/domain";
import type {
  BillingKeyProvider,
  ProviderBillingKey,
} from "../providers/payment/billing-key-provider.ts";
import { payInSandbox } from "../providers/payment/pay-in-sandbox.ts";
import type { PaymentProvider, ProviderPayment } from "../providers/payment/payment-provider.ts";
import { registerInSandbox } from "../providers/payment/register-in-sandbox.ts";
import type { Services } from "../services.ts";
import { fakeBillingKeys, fakePayment } from "./fake-payment.ts";

/** The demo's payments: made in the sandbox so that they can be refunded there, or fake if there is none. */
export interface DemoMoney {
  readonly payments: PaymentProvider;
  readonly billingKeys: BillingKeyProvider;
  pay(order: DemoOrderMoney): Promise<ProviderPayment>;
  register(key: { readonly declines: boolean }): Promise<ProviderBillingKey>;
}

interface DemoOrderMoney {
  readonly merchantUid: string;
  readonly amount: number;
  readonly name: string;
}

const CARD = { cardName: "연습카드", cardNumber: "5123********0000" } as const;

/** Creates the demo's payment providers from the real services. */
export function demoMoney(services: Services, sandboxUrl: string): DemoMoney {
  const { ids, payments, clock } = services;
  const fakeKeys = fakeBillingKeys(clock);
  const known = new Set<string>();
  return {
    payments,
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
