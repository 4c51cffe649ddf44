import type { ContractOperation } from "@damadum/contract/reader";
import { isDatabaseUnavailable } from "../db/is-database-unavailable.ts";
import { answerOf, internalError, type ProblemResponse } from "./problem.ts";
import { ProblemError, type ProblemErrorCode } from "./problem-error.ts";
import { InvalidRequest } from "./validation/invalid-request.ts";

/** About as long as a restart or failover of the database takes. */
export const RETRY_AFTER_SECONDS = 5;

/** Maps anything thrown to a response. Unexpected errors get one constant text. */
export function errorResponse(
  error: unknown,
  operation: ContractOperation | undefined,
): ProblemResponse {
  if (error instanceof ProblemError) return answerOf(error);
  if (error instanceof InvalidRequest) return answerOf(rejectionOf(error, operation));
  if (isDatabaseUnavailable(error)) {
    return answerOf(new ProblemError("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  }
  const code = protocolProblem(error);
  return code === null ? internalError : answerOf(new ProblemError(code));
}

/**
 * A well-formed body that breaks a rule is 422 where the operation declares it. Any other fault was not typed
 * by a person and is 400.
 */
function rejectionOf(
  { part, missing, fields }: InvalidRequest,
  operation: ContractOperation | undefined,
): ProblemError {
  const breaksRule = part === "body" && !missing && operation?.responses.has("422") === true;
  return new ProblemError(breaksRule ? "validation_failed" : "malformed_request", { fields });
}

/** Maps errors that fastify itself throws before a handler runs. */
function protocolProblem(error: unknown): ProblemErrorCode | null {
  if (!(error instanceof Error) || !("statusCode" in error)) return null;
  switch (error.statusCode) {
    case 404:
      return "not_found";
    case 413:
      return "content_too_large";
    case 415:
      return "unsupported_media_type";
    default:
      return typeof error.statusCode === "number" && error.statusCode < 500
        ? "malformed_request"
        : null;
  }
}
