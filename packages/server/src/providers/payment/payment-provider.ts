/** The card behind a payment or a registered payment method, as the provider shows it; nulls for wallets. */
export interface ProviderCard {
  readonly cardName: string | null;
  readonly cardNumber: string | null;
}

/** A payment as the provider knows it. Amounts in won. */
export interface ProviderPayment extends ProviderCard {
  readonly impUid: string;
  readonly merchantUid: string;
  readonly status: "ready" | "paid" | "cancelled" | "failed";
  readonly amount: number;
  /** Refunded so far. */
  readonly cancelledAmount: number;
  /** Each refund with its time. */
  readonly cancellations: readonly { readonly amount: number; readonly at: Date }[];
  readonly failReason: string | null;
  readonly paidAt: Date | null;
}

export interface RefundOrder {
  readonly impUid: string;
  readonly amount: number;
  /** The amount that the caller expects to be still refundable; the provider refuses if it differs. */
  readonly refundable: number;
  readonly reason: string;
}

/**
 * The payment provider. Every method throws ProviderUnavailable on a timeout or an unusable response, and none
 * may be called inside a database transaction.
 */
export interface PaymentProvider {
  /** Registers the amount of an order before its payment window opens. Idempotent. */
  prepare(order: { readonly merchantUid: string; readonly amount: number }): Promise<void>;
  findByImpUid(impUid: string): Promise<ProviderPayment | null>;
  /** The newest payment of an order. */
  findByMerchantUid(merchantUid: string): Promise<ProviderPayment | null>;
  /** Refunds, or throws ProviderDeclined. */
  refund(order: RefundOrder): Promise<ProviderPayment>;
}
