import { ProblemError, type ProblemSubject } from "../http/problem-error.ts";
import { ProviderDeclined, ProviderUnavailable } from "./provider-errors.ts";

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
