import type { Clock } from "../providers/clock.ts";
import type { BillingKeyProvider } from "../providers/payment/billing-key-provider.ts";
import type { ProviderPayment } from "../providers/payment/payment-provider.ts";

/** A paid payment as the provider would return it, for a demo without a sandbox. */
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

/** Registered cards for a demo without a sandbox: every charge succeeds, except on declining cards. */
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
