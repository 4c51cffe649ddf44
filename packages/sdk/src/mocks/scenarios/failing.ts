import { delay, HttpResponse, type HttpHandler } from "msw";
import type { output, ZodMiniType } from "zod/mini";

import type { FieldProblem, Problem } from "../../generated/model.schemas.ts";
import { statuses, usualMessages } from "./sentences.ts";

/** A generated handler, which responds with a function's result; the function may throw another response instead. */
export type GeneratedHandler = (answer: () => Promise<never>) => HttpHandler;
type Code = keyof typeof usualMessages;
type Details = Partial<Pick<Problem, "message" | "errors">>;

/** An error response for a handler to throw, with the usual message unless the details have another. */
function refusal(code: Code, details: Details = {}, headers: Record<string, string> = {}) {
  const problem = { code, message: usualMessages[code], ...details };
  return HttpResponse.json(problem, { status: statuses[code] ?? 409, headers });
}

/** The operation responds with this Problem. */
export function mockProblem(handler: GeneratedHandler, code: Code, details?: Details): HttpHandler {
  return handler(() => Promise.reject(refusal(code, details)));
}

/** The operation rejects one field of the input, for the same reason as the whole. */
export function mockFieldProblem(
  handler: GeneratedHandler,
  code: Code,
  field: string,
): HttpHandler {
  return mockProblem(handler, code, {
    errors: [{ field, code, message: usualMessages[code] }],
  });
}

/** The operation rejects these fields of the input. */
export function mockInvalid(handler: GeneratedHandler, ...errors: FieldProblem[]): HttpHandler {
  return mockProblem(handler, "validation_failed", { errors });
}

/** Failures of every operation: server error, rate limit, no response yet, no connection. */
export function failures(handler: GeneratedHandler) {
  return {
    error: mockProblem(handler, "internal_error"),
    tooManyRequests: handler(() =>
      Promise.reject(refusal("too_many_requests", {}, { "Retry-After": "30" })),
    ),
    loading: handler(() => delay("infinite").then(() => Promise.reject(HttpResponse.error()))),
    offline: handler(() => Promise.reject(HttpResponse.error())),
  };
}

/** Failures of every operation of a member, in addition to `failures`. */
export function memberFailures(handler: GeneratedHandler) {
  return {
    ...failures(handler),
    // A bare 401, as for a request without a token.
    loggedOut: handler(() => Promise.reject(new HttpResponse(null, { status: 401 }))),
    expired: mockProblem(handler, "expired_token"),
    invalidToken: mockProblem(handler, "invalid_token"),
  };
}

/**
 * Failures of every operation of a company, in addition to `memberFailures`: a member who is not a company user is
 * rejected.
 */
function companyFailures(handler: GeneratedHandler) {
  return {
    ...memberFailures(handler),
    forbidden: mockProblem(handler, "forbidden"),
  };
}

/** The body of a request if it matches the contract; throws the API's 422 otherwise. */
export async function bodyOf<Schema extends ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<output<Schema>> {
  const read = schema.safeParse(await request.json());
  if (read.success) return read.data;
  throw refusal("validation_failed", {
    errors: read.error.issues.map(({ path, code, message }) => ({
      field: path.join("."),
      code,
      message,
    })),
  });
}

/** Makes the scenarios of an operation: its own, and the failures that every operation of its kind has. */
function scenariosWith<Failures extends object>(
  failuresOf: (handler: GeneratedHandler) => Failures,
) {
  return <Handler extends GeneratedHandler, Own extends object>(
    handler: Handler,
    own: (reply: Handler, problem: (code: Code, details?: Details) => HttpHandler) => Own,
  ) => ({
    ...own(handler, (code, details) => mockProblem(handler, code, details)),
    ...failuresOf(handler),
  });
}

export const anyones = scenariosWith(failures);
export const members = scenariosWith(memberFailures);
export const companys = scenariosWith(companyFailures);
