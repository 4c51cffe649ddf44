/** Minutes that messages promise and that the server keeps to. */
export const PROMISED_MINUTES = {
  /** A social login or an identity check can be used in another request. */
  ticket: 10,
  /** Whoever has just logged in or given their password counts as the owner of the account. */
  ownership: 10,
  /** A start time is held for whoever is paying. */
  paymentHold: 15,
} as const;
