/**
 * Calls of the specification that are designed in docs/plan and not served yet. A line goes in the change that serves
 * the call; when the last one has gone, this file and docs/plan go.
 */
export const awaitedCalls: readonly string[] = [];
