import * as z from "zod/mini";

/** State of the history's entry that a withdrawal leads to. No address says it, so that no link can. */
export const withdrawnState = { withdrawn: true } as const;

const withdrawnSchema = z.object({ withdrawn: z.literal(true) });

/** Whether a withdrawal led to this entry of the history. */
export function isWithdrawn(state: unknown): boolean {
  return withdrawnSchema.safeParse(state).success;
}
