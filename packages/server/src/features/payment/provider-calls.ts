import { ProblemError } from "../../http/problem-error.ts";
import { ProviderDeclined, ProviderUnavailable } from "../../providers/provider-errors.ts";

/** Asks the provider for somebody who waits: without a useful answer that person is told so (503). */
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
