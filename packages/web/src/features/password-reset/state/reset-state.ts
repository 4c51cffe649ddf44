import * as z from "zod/mini";

const resetSchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("username") }),
  z.object({ step: z.literal("number"), username: z.string(), sentAt: z.number() }),
  z.object({ step: z.literal("password"), username: z.string(), ticket: z.string() }),
  z.object({ step: z.literal("done") }),
]);

/** How far somebody has come on the way back to their account. It is kept in the history's entry of the page. */
export type ResetState = Readonly<z.infer<typeof resetSchema>>;

/** The state of an entry; anything else means the beginning. */
export function readResetState(state: unknown): ResetState {
  return resetSchema.safeParse(state).data ?? { step: "username" };
}
