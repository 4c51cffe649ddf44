/** State of the history's entry that a withdrawal leads to. No address says it, so that no link can. */
export const withdrawnState = { withdrawn: true } as const;

/** Whether a withdrawal led to this entry of the history. */
export function isWithdrawn(state: unknown): boolean {
  return typeof state === "object" && state !== null && "withdrawn" in state;
}
