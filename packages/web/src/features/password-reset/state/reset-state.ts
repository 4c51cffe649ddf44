/** How far somebody has come on the way back to their account. It is kept in the history's entry of the page. */
export type ResetState =
  | { readonly step: "username" }
  | { readonly step: "number"; readonly username: string; readonly sentAt: number }
  | { readonly step: "password"; readonly username: string; readonly ticket: string }
  | { readonly step: "done" };

const start: ResetState = { step: "username" };

/** The state of an entry; anything else means the beginning. */
export function readResetState(state: unknown): ResetState {
  if (typeof state !== "object" || state === null || !("step" in state)) return start;
  if (state.step === "done") return { step: "done" };
  if (!("username" in state) || typeof state.username !== "string") return start;
  const { username } = state;
  if (state.step === "number" && "sentAt" in state && typeof state.sentAt === "number") {
    return { step: "number", username, sentAt: state.sentAt };
  }
  if (state.step === "password" && "ticket" in state && typeof state.ticket === "string") {
    return { step: "password", username, ticket: state.ticket };
  }
  return start;
}
