import type { ContractOperation } from "@damadum/contract/reader";
import type { ProblemCode } from "@damadum/sdk/model";
import { problemRows } from "./problem.ts";

/** Codes that may come with a declared status anywhere; all others have to be named by the operation. */
const GENERAL: ReadonlySet<string> = new Set<ProblemCode>([
  "malformed_request",
  "expired_token",
  "invalid_token",
  "forbidden",
  "not_found",
  "precondition_failed",
  "content_too_large",
  "unsupported_media_type",
  "validation_failed",
  "too_many_requests",
  "internal_error",
  "provider_unavailable",
  "unavailable",
]);

/** The problems that an operation of the contract may answer: those that its statuses imply, and `x-problems`. */
export function declaredProblems({ responses, parameters, problems }: ContractOperation) {
  const takesKey = parameters.some(({ name }) => name === "idempotency-key");
  return problemRows().filter(({ code, status }) => {
    // Any operation may fail or have to wait for the database; those are its `default`.
    if (status >= 500) return responses.has(String(status)) || responses.has("default");
    if (!responses.has(String(status))) return false;
    if (code === "idempotency_conflict") return takesKey;
    return GENERAL.has(code) || problems.includes(code);
  });
}
