import { ProblemError } from "../../http/problem-error.ts";
import { ProviderDeclined, ProviderUnavailable } from "../../providers/provider-errors.ts";

/** Asks the company that certifies people for somebody who waits: without a useful answer it is a 503. */
export async function orCertificationUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof ProviderUnavailable || cause instanceof ProviderDeclined) {
      throw new ProblemError("provider_unavailable", { cause, about: "certification" });
    }
    throw cause;
  }
}
