/** No usable response: connection error, timeout, 5xx, or an unexpected format. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}

/** The provider understood the request and refused it. */
export class ProviderDeclined extends Error {
  override readonly name = "ProviderDeclined";
}
