import { ProblemError } from "../../http/problem-error.ts";
import { ProviderDeclined, ProviderUnavailable } from "../../providers/provider-errors.ts";

/** Awaits a provider call on behalf of a caller; throws provider_unavailable (503) without a useful answer. */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof ProviderUnavailable || cause instanceof ProviderDeclined) {
      throw new ProblemError("provider_unavailable", { cause });
    }
    throw cause;
  }
}
