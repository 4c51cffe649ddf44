import type { Refusal } from "@damadum/domain";
import type { FieldProblem, ProblemCode } from "@damadum/sdk/model";

/** Every reason to refuse a request deliberately; anything else that is thrown is a 500. */
export type ProblemErrorCode = Exclude<ProblemCode, "internal_error"> | "no_credentials";

/** Selects another message for a code that is used in several situations. */
export type ProblemSubject =
  | "social"
  | "certification"
  | "continuation"
  | "ending"
  | "month"
  | "operator"
  | "passkey"
  | "pixels"
  | "visit";

/** Thrown by verbs; problem.ts maps it to the response. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ProblemErrorCode;
  readonly about: ProblemSubject | null;
  /** Replaces the message of the code. */
  readonly reason: string | null;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ProblemErrorCode,
    details: {
      readonly about?: ProblemSubject | undefined;
      readonly reason?: string;
      readonly fields?: readonly FieldProblem[];
      readonly retryAfterSeconds?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.about = details.about ?? null;
    this.reason = details.reason ?? null;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** Throws the refusal of an action that is closed. */
export function requireOpen(refusal: Refusal | null): void {
  if (refusal !== null) throw new ProblemError(refusal.problem, { reason: refusal.reason });
}
