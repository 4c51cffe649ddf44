import { ProblemError } from "../../http/problem-error.ts";
import { ProviderDeclined, ProviderUnavailable } from "../../providers/provider-errors.ts";

/** Awaits a call to the certification provider; throws `provider_unavailable` (503) without a useful response. */
export async function callCertificationProvider<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof ProviderUnavailable || cause instanceof ProviderDeclined) {
      throw new ProblemError("provider_unavailable", { cause, about: "certification" });
    }
    throw cause;
  }
}
