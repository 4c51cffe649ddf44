const ABANDONED = /취소|포기/;

/**
 * Whether a provider's reason says that the person left the payment themselves. By its text: what PortOne answers of a payment
 * holds `fail_reason` and no code, and the `error_code` of a window is each card company's own.
 */
export function isPaymentAbandoned(reason: string | null): boolean {
  return reason !== null && ABANDONED.test(reason);
}
