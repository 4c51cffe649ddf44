import type { Problem } from "../generated/model.schemas.ts";

/**
 * An error response of the API. `problem` is the server's own, or a stand-in of the same shape when an intermediary
 * responded without one; `message` is Korean and fit for display.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problem: Problem;
  /** Seconds to wait before trying again (Retry-After), or null when the server did not say. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, problem: Problem, retryAfterSeconds: number | null = null) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether a caught value is an `ApiError`; safe across copies of this module (hot reloading, two bundles). */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError" && "problem" in error;
}
