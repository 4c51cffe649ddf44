/** Its message tells the operator what was wrong with the command, and how to continue. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
