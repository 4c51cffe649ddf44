/** A sentence for the operator: what was wrong with what was asked, and how to continue. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
