/** The services of a page that verify answers. */
export type VerificationName = "checkUsername";

/** The service that verifies a field's answer, and the message of each result. */
export interface FieldVerification {
  readonly service: VerificationName;
  /** By the reason of a rejection. */
  readonly messages: Readonly<Record<string, string>>;
  /** Shown when the answer is accepted. */
  readonly accepted?: string;
}
