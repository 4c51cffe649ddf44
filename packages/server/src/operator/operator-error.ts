/** A sentence for the operator: what was wrong with what was asked. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
