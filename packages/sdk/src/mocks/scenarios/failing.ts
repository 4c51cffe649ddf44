import { delay, HttpResponse, type HttpHandler } from "msw";
import type { ZodType } from "zod";

import type { FieldProblem, Problem, ProblemCode } from "../../generated/model.schemas.ts";
import { CHECK_INPUT } from "./sentences.ts";

/** A generated handler, which responds with a function's result; the function may throw another response instead. */
type GeneratedHandler = (answer: () => Promise<never>) => HttpHandler;

/** An error response with a Problem, for a handler to throw. */
function refusal(status: number, problem: Problem, headers: Record<string, string> = {}): Response {
  return HttpResponse.json(problem, { status, headers });
}

/** The operation responds with this Problem. */
export function mockProblem(
  handler: GeneratedHandler,
  status: number,
  code: ProblemCode,
  message: string,
  errors?: FieldProblem[],
): HttpHandler {
  const problem = { code, message, ...(errors && { errors }) };
  return handler(() => Promise.reject(refusal(status, problem)));
}

/** The operation returns a bare 401, as for a request without a token. */
function asksForLogin(handler: GeneratedHandler): HttpHandler {
  return handler(() => Promise.reject(new HttpResponse(null, { status: 401 })));
}

/** Failures of every operation: server error, rate limit, no response yet, no connection. */
export function failures(handler: GeneratedHandler) {
  return {
    error: mockProblem(
      handler,
      500,
      "internal_error",
      "문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.",
    ),
    tooManyRequests: handler(() =>
      Promise.reject(
        refusal(
          429,
          {
            code: "too_many_requests",
            message: "요청이 너무 잦아요. 잠시 뒤 다시 시도해 주세요.",
          },
          { "Retry-After": "30" },
        ),
      ),
    ),
    loading: handler(() => delay("infinite").then(() => Promise.reject(HttpResponse.error()))),
    offline: handler(() => Promise.reject(HttpResponse.error())),
  };
}

/** Failures of every operation of a member, in addition to `failures`. */
export function memberFailures(handler: GeneratedHandler) {
  return {
    ...failures(handler),
    loggedOut: asksForLogin(handler),
    expired: mockProblem(
      handler,
      401,
      "expired_token",
      "로그인한 지 오래되어 확인이 필요해요. 다시 시도해 주세요.",
    ),
    invalidToken: mockProblem(
      handler,
      401,
      "invalid_token",
      "로그인이 풀렸어요. 다시 로그인해 주세요.",
    ),
  };
}

/**
 * Failures of every operation of a company, in addition to `memberFailures`: a member who is not a company user is
 * rejected.
 */
export function companyFailures(handler: GeneratedHandler) {
  return {
    ...memberFailures(handler),
    forbidden: mockProblem(
      handler,
      403,
      "forbidden",
      "이 일을 할 권한이 없어요. 다른 계정으로 로그인해 주세요.",
    ),
  };
}

/** The body of a request if it matches the contract; throws the API's 422 otherwise. */
export async function bodyOf<T>(request: Request, schema: ZodType<T>): Promise<T> {
  const read = schema.safeParse(await request.json());
  if (read.success) return read.data;
  throw refusal(422, {
    code: "validation_failed",
    message: CHECK_INPUT,
    errors: read.error.issues.map(({ path, code, message }) => ({
      field: path.join("."),
      code,
      message,
    })),
  });
}
