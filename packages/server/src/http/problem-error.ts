import type { FieldProblem, ProblemCode } from "@damadum/contract/operations";

/** Every reason for which a request is refused on purpose; anything else that is thrown is a 500. */
export type ProblemErrorCode = Exclude<ProblemCode, "internal_error"> | "no_credentials";

/** What a problem is about, where the same code needs other words. */
export type ProblemSubject =
  | "social"
  | "certification"
  | "continuation"
  | "balance"
  | "arrears"
  | "ending"
  | "leaving"
  | "link"
  | "month"
  | "outgoing"
  | "outgoingArrears"
  | "visit";

/** Thrown by verbs; problem.ts turns it into the answer. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ProblemErrorCode;
  readonly about: ProblemSubject | null;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ProblemErrorCode,
    details: {
      readonly about?: ProblemSubject | undefined;
      readonly fields?: readonly FieldProblem[];
      readonly retryAfterSeconds?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.about = details.about ?? null;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}
