import type { ProviderPayment } from "../providers/payment/payment-provider.ts";

/** What the provider would say of a payment where there is no sandbox to ask. */
export function madeUpPayment(
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
  };
}
