import { clearAllDrafts } from "@damadum/forms";
import { storedText, forgetStoredValues } from "../browser/stored-value.ts";

/** What a tab tells the others to clear: answers typed into forms, or everything of the member who logged out. */
type ClearScope = "answers" | "everything";

const CHANNEL = "damadum.clear";
let channel: BroadcastChannel | null = null;

/** Id of the member who was logged in last. A logout clears it; an expired session does not. */
const lastMember = storedText("last_member");

/** Clears what the member who logs out has left on this device: the next person may be somebody else. */
export function clearLocalData(): void {
  clearAllDrafts();
  forgetStoredValues(["local", "session"]);
  broadcast("everything");
}

/** Clears answers of an earlier member; what the current one has started since then stays. */
function clearAnswers(): void {
  clearAllDrafts();
  broadcast("answers");
}

/** Clears what another tab clears, until the result is called: only a tab can reach its own session storage. */
export function followClearing(): () => void {
  const own = new BroadcastChannel(CHANNEL);
  own.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    // A tab with a later release may send a scope that this one does not know.
    if (data !== "answers" && data !== "everything") return;
    clearAllDrafts();
    // The other tab has cleared the shared storage; somebody may have logged in there meanwhile.
    if (data === "everything") forgetStoredValues(["session"]);
  });
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

function broadcast(scope: ClearScope): void {
  // A channel does not hear itself, but it would hear another one of the same page.
  const sender = channel ?? new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  sender.postMessage(scope);
  if (sender !== channel) sender.close();
}

/**
 * Remembers who is logged in. Answers of another member, whose session expired here, are cleared.
 */
export function rememberMember(id: string): void {
  const earlier = lastMember.get();
  if (earlier === id) return;
  if (earlier !== null) clearAnswers();
  lastMember.set(id);
}
