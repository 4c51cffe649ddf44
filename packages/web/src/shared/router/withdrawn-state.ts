import * as z from "zod/mini";

/** Router state of the page that a withdrawal leads to. It is not in the URL, so that no link can fake it. */
export const withdrawnState = { withdrawn: true } as const;

const withdrawnSchema = z.object({ withdrawn: z.literal(true) });

/** Whether a withdrawal led to this history entry. */
export function isWithdrawn(state: unknown): boolean {
  return withdrawnSchema.safeParse(state).success;
}
