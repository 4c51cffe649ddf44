/** No usable answer: connection, time-out, 5xx, or something that is not the provider's form. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}

/** The provider understood and said no. */
export class ProviderDeclined extends Error {
  override readonly name = "ProviderDeclined";
}
