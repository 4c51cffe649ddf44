import type { Problem, ProblemCode } from "../generated/model.schemas.ts";
import { ApiError } from "./api-error.ts";
import { noAnswer } from "./network-error.ts";
import { serverNow } from "./server-clock.ts";

/** Proxies and gateways return some errors themselves, without the API's body. */
const standIns: Readonly<Record<number, Problem>> = {
  401: standIn("invalid_token", "로그인이 필요해요. 로그인한 뒤 다시 시도해 주세요."),
  403: standIn("forbidden", "볼 수 있는 권한이 없어요."),
  404: standIn("not_found", "찾을 수 없어요. 주소나 번호를 확인해 주세요."),
  413: standIn("content_too_large", "보낸 내용이 너무 커요. 줄여서 다시 보내 주세요."),
  429: standIn("too_many_requests", "요청이 너무 잦아요. 잠시 뒤 다시 시도해 주세요."),
  503: standIn("provider_unavailable", "지금은 답할 수 없어요. 잠시 뒤 다시 시도해 주세요."),
};
const unknown = standIn("internal_error", "문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.");

function standIn(code: ProblemCode, message: string): Problem {
  return { code, message };
}

/**
 * Checks only what identifies an error as the API's own; the rest of a Problem is read where it is shown. Without a
 * schema, because every page loads this file and most do not need one.
 */
function isProblem(body: unknown): body is Problem {
  if (typeof body !== "object" || body === null) return false;
  if (!("code" in body) || !("message" in body)) return false;
  return typeof body.code === "string" && typeof body.message === "string";
}

function problemIn(text: string): Problem | null {
  try {
    const body: unknown = JSON.parse(text);
    return isProblem(body) ? body : null;
  } catch {
    // A proxy's page: only the status is meaningful.
    return null;
  }
}

/** Seconds of a Retry-After header, which is either seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null || header === "") return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}

/** An error response: the error to throw, the API's own code if any, and whether the body was empty. */
export interface Failure {
  error: ApiError;
  code: ProblemCode | null;
  isBare: boolean;
}

/**
 * Reads a response with an error status. The body is read as JSON whatever its type: an operation that returns files
 * fails with a Problem too (spec section 8). Throws as `readAnswer` does when it was cut off.
 */
export async function readError(response: Response, signal: AbortSignal | null): Promise<Failure> {
  const text = await response.text().catch((cause: unknown) => {
    throw noAnswer(cause, signal);
  });
  const own = problemIn(text);
  const retryAfter = retryAfterSeconds(response.headers.get("retry-after"), serverNow().getTime());
  const problem = own ?? standIns[response.status] ?? unknown;
  return {
    error: new ApiError(response.status, problem, retryAfter),
    code: own?.code ?? null,
    isBare: text === "",
  };
}
