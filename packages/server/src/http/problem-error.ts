import type { FieldProblem, ProblemCode } from "@damadum/contract/operations";

/** Every reason to refuse a request deliberately; anything else that is thrown is a 500. */
export type ProblemErrorCode = Exclude<ProblemCode, "internal_error"> | "no_credentials";

/** Selects another message for a code that is used in several situations. */
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

/** Thrown by verbs; problem.ts maps it to the response. */
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
