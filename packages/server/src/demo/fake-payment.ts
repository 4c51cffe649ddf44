import type { Clock } from "../providers/clock.ts";
import type { BillingKeyProvider } from "../providers/payment/billing-key-provider.ts";
import type { ProviderPayment } from "../providers/payment/payment-provider.ts";

/** What the provider would say of a payment where there is no sandbox to ask. */
export function fakePayment(
  { merchantUid, amount }: { readonly merchantUid: string; readonly amount: number },
  paidAt: Date,
): ProviderPayment {
  return {
    impUid: `imp_demo_${merchantUid.slice(-12)}`,
    merchantUid,
    status: "paid",
    amount,
    cancelledAmount: 0,
    failReason: null,
    paidAt,
    cardName: null,
    cardNumber: null,
  };
}

/** Registered cards where there is no sandbox: each is charged, but for those that decline. */
export function fakeBillingKeys(
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
