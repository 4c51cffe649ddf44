import type { ContractOperation } from "@damadum/contract/reader";
import { isDatabaseUnavailable } from "../db/is-database-unavailable.ts";
import { answerOf, internalError, type ProblemAnswer } from "./problem.ts";
import { Refusal, type RefusalCode } from "./refusal.ts";
import { InvalidRequest } from "./validation/invalid-request.ts";

/** A restart or a failover of the database takes about as long. */
export const RETRY_AFTER_SECONDS = 5;

/** The answer to anything that was thrown. What nobody foresaw gets the one constant text. */
export function errorAnswer(
  error: unknown,
  operation: ContractOperation | undefined,
): ProblemAnswer {
  if (error instanceof Refusal) return answerOf(error);
  if (error instanceof InvalidRequest) return answerOf(refusalOf(error, operation));
  if (isDatabaseUnavailable(error)) {
    return answerOf(new Refusal("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  }
  const code = protocolRefusal(error);
  return code === null ? internalError : answerOf(new Refusal(code));
}

/**
 * A body that reads well but breaks a rule is 422 where the operation says so. What else is wrong with a
 * request was not typed by a person and is 400.
 */
function refusalOf(
  { part, missing, fields }: InvalidRequest,
  operation: ContractOperation | undefined,
): Refusal {
  const breaksRule = part === "body" && !missing && operation?.responses.has("422") === true;
  return new Refusal(breaksRule ? "validation_failed" : "malformed_request", { fields });
}

/** Refusals of fastify itself, before any handler is reached. */
function protocolRefusal(error: unknown): RefusalCode | null {
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
