import type { ProviderCard, ProviderPayment } from "./payment-provider.ts";

/** A way to pay that somebody registered in the provider's window. */
export interface ProviderBillingKey extends ProviderCard {
  readonly customerUid: string;
}

export interface BillingKeyCharge {
  readonly customerUid: string;
  /** Names the order; a second charge of the same one is refused. */
  readonly merchantUid: string;
  /** Won. */
  readonly amount: number;
  /** What the customer reads on the statement. */
  readonly name: string;
}

/**
 * Ways to pay that the provider keeps for us. Every method throws ProviderUnavailable when there is no
 * answer in time, and none may be called inside a database transaction.
 */
export interface BillingKeyProvider {
  find(customerUid: string): Promise<ProviderBillingKey | null>;
  /** Forgets it; what is not there any more is no error. */
  remove(customerUid: string): Promise<void>;
  /** Takes money at once. The answer is paid or failed with a reason; throws ProviderDeclined when it was not tried. */
  charge(order: BillingKeyCharge): Promise<ProviderPayment>;
}
