const ABANDONED = /취소|포기/;

/** Whether a provider's reason says that the person left the payment themselves; providers have no common code for it. */
export function isPaymentAbandoned(reason: string | null): boolean {
  return reason !== null && ABANDONED.test(reason);
}
