import { brand } from "@damadum/domain";
import type {
  BillingKeyProvider,
  ProviderBillingKey,
} from "../providers/payment/billing-key-provider.ts";
import type { ProviderPayment } from "../providers/payment/payment-provider.ts";
import { payInSandbox, registerInSandbox } from "../providers/sandbox-hooks.ts";
import type { Services } from "../services.ts";
import type { Clock } from "../providers/clock.ts";

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

/** A paid payment as the provider would return it, for a demo without a sandbox. */
function fakePayment(
  { merchantUid, amount }: { readonly merchantUid: string; readonly amount: number },
  paidAt: Date,
): ProviderPayment {
  return {
    impUid: `imp_demo_${merchantUid.slice(-12)}`,
    merchantUid,
    status: "paid",
    amount,
    cancelledAmount: 0,
    cancellations: [],
    failReason: null,
    paidAt,
    cardName: null,
    cardNumber: null,
  };
}

/** Registered cards for a demo without a sandbox: every charge succeeds, except on declining cards. */
function fakeBillingKeys(
  clock: Clock,
): BillingKeyProvider & { decline(customerUid: string): void } {
  const declining = new Set<string>();
  return {
    decline: (customerUid) => void declining.add(customerUid),
    find: () => Promise.resolve(null),
    remove: () => Promise.resolve(),
    charge({ customerUid, ...order }) {
      const paid = fakePayment(order, clock());
      if (!declining.has(customerUid)) return Promise.resolve(paid);
      const failReason = "카드 한도를 넘었어요.";
      return Promise.resolve({ ...paid, status: "failed", failReason, paidAt: null });
    },
  };
}
