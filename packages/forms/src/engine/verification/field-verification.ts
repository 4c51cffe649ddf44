/** The calls of a page that can tell whether an answer is acceptable. */
export type VerificationName = "checkUsername";

/** Which service is asked about a field's answer, and the sentence of each verdict. */
export type FieldVerification = {
  readonly service: VerificationName;
  /** By the reason of a refusal. */
  readonly messages: Readonly<Record<string, string>>;
  /** Said when the answer is accepted. */
  readonly accepted?: string;
};
