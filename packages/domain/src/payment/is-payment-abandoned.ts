const ABANDONED = /취소|포기/;

/**
 * Whether a provider's reason says that the customer abandoned the payment. Matches the text, because PortOne's
 * response about a payment has `fail_reason` but no code, and a window's `error_code` differs by card company.
 */
export function isPaymentAbandoned(reason: string | null): boolean {
  return reason !== null && ABANDONED.test(reason);
}
