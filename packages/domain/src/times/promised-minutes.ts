/** Minutes that messages promise and the server enforces. */
export const PROMISED_MINUTES = {
  /** How long a social login or an identity check can be used in another request. */
  ticket: 10,
  /** How long a login or a confirmed password counts as proof that the account's owner is present. */
  ownership: 10,
  /** How long a start time is held during a payment. */
  paymentHold: 15,
} as const;
