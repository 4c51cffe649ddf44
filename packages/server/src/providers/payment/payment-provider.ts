/** The card behind a payment or a registered way to pay, as the provider shows it; a wallet shows none. */
export interface ProviderCard {
  /** The card company's name. */
  readonly cardName: string | null;
  /** As the provider masks it. */
  readonly cardNumber: string | null;
}

/** A payment as the provider knows it. Amounts in won. */
export interface ProviderPayment extends ProviderCard {
  readonly impUid: string;
  readonly merchantUid: string;
  readonly status: "ready" | "paid" | "cancelled" | "failed";
  readonly amount: number;
  /** How much of it went back so far. */
  readonly cancelledAmount: number;
  readonly failReason: string | null;
  readonly paidAt: Date | null;
}

export interface RefundOrder {
  readonly impUid: string;
  readonly amount: number;
  /** What the caller believes can still go back; the provider refuses when it is not so. */
  readonly refundable: number;
  readonly reason: string;
}

/**
 * The payment provider. Every method throws ProviderUnavailable when there is no answer in time, and none
 * may be called inside a database transaction.
 */
export interface PaymentProvider {
  /** Fixes the amount of an order before its payment window opens. The same again changes nothing. */
  prepare(order: { readonly merchantUid: string; readonly amount: number }): Promise<void>;
  findByImpUid(impUid: string): Promise<ProviderPayment | null>;
  /** The newest payment of an order. */
  findByMerchantUid(merchantUid: string): Promise<ProviderPayment | null>;
  /** Sends money back, or throws ProviderDeclined. */
  refund(order: RefundOrder): Promise<ProviderPayment>;
}
