import * as z from "zod/mini";

const resetSchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("username") }),
  z.object({ step: z.literal("number"), username: z.string(), sentAt: z.number() }),
  z.object({ step: z.literal("password"), username: z.string(), ticket: z.string() }),
  z.object({ step: z.literal("done") }),
]);

/** The current step of a password reset, kept in the router state of the page. */
export type ResetState = Readonly<z.infer<typeof resetSchema>>;

/** The step in a router state; anything else is the first step. */
export function readResetState(state: unknown): ResetState {
  return resetSchema.safeParse(state).data ?? { step: "username" };
}
