import { ProblemError, type ProblemSubject } from "../http/problem-error.ts";

/** No usable response: connection error, timeout, 5xx, or an unexpected format. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}

/** The provider understood the request and refused it. */
export class ProviderDeclined extends Error {
  override readonly name = "ProviderDeclined";
}

/** Awaits a provider call on behalf of a caller; throws provider_unavailable (503) without a useful answer. */
export async function orUnavailable<T>(call: Promise<T>, about?: ProblemSubject): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof ProviderUnavailable || cause instanceof ProviderDeclined) {
      throw new ProblemError("provider_unavailable", { cause, about });
    }
    throw cause;
  }
}
