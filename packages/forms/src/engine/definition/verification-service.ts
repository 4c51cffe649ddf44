/** A service's decision about an answer; the form has a message for each reason. */
export interface VerificationResult {
  readonly valid: boolean;
  readonly reason: string | null;
}

/** Verifies an answer remotely; aborted when the answer changes. */
export type VerificationService = (
  value: string,
  signal: AbortSignal,
) => Promise<VerificationResult>;
