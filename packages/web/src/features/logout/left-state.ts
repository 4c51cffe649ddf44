/** State of a logout's entry in the history once it has happened: going back there or reloading is no second logout. */
export const leftState = { left: true } as const;

/** Whether the logout of this entry has happened already. */
export function hasLeft(state: unknown): boolean {
  return typeof state === "object" && state !== null && "left" in state;
}
