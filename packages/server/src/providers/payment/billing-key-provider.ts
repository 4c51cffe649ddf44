import type { ProviderCard, ProviderPayment } from "./payment-provider.ts";

/** A payment method registered in the provider's window. */
export interface ProviderBillingKey extends ProviderCard {
  readonly customerUid: string;
}

export interface BillingKeyCharge {
  readonly customerUid: string;
  /** Identifies the order; a second charge of the same order is refused. */
  readonly merchantUid: string;
  /** Won. */
  readonly amount: number;
  /** Shown on the customer's statement. */
  readonly name: string;
}

/**
 * Payment methods stored at the provider. Every method throws ProviderUnavailable on a timeout or an unusable
 * response, and none may be called inside a database transaction.
 */
export interface BillingKeyProvider {
  find(customerUid: string): Promise<ProviderBillingKey | null>;
  /** Deletes it; a missing one is not an error. */
  remove(customerUid: string): Promise<void>;
  /** Charges immediately. Returns a paid or failed payment; throws ProviderDeclined when it was not attempted. */
  charge(order: BillingKeyCharge): Promise<ProviderPayment>;
}
