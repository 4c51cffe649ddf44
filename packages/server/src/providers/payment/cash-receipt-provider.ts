import type { CashReceiptPurpose } from "@damadum/domain";

/** A cash receipt to issue, under a number of ours. */
export interface CashReceiptOrder {
  readonly number: string;
  /** Won, VAT included. */
  readonly amount: number;
  readonly purpose: CashReceiptPurpose;
  /** The phone or business number of the customer, with hyphens. */
  readonly identifier: string;
  /** What was paid for. */
  readonly name: string;
}

/** A cash receipt as the provider has it. */
export interface ProviderCashReceipt {
  readonly amount: number;
  /** The number of the tax office. */
  readonly approvalNumber: string;
  /** The page that shows it; null when the provider has none. */
  readonly url: string | null;
  readonly isCancelled: boolean;
}

/**
 * Issues cash receipts for money that did not go through the provider. A number is issued once and cancelled as a whole:
 * both may be asked for again. Errors and transactions are as of the payment provider.
 */
export interface CashReceiptProvider {
  find(number: string): Promise<ProviderCashReceipt | null>;
  issue(order: CashReceiptOrder): Promise<ProviderCashReceipt>;
  cancel(number: string): Promise<ProviderCashReceipt>;
}
