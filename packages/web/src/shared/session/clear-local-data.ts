import { clearAllDrafts } from "@damadum/forms";
import { storedText, forgetStoredValues } from "../browser/stored-value.ts";

/** What other tabs have to clear: answers typed into forms, or everything of the member who logged out. */
type ClearScope = "answers" | "everything";

const CHANNEL = "damadum.clear";
let channel: BroadcastChannel | null = null;

/** Id of the member who was logged in last. A logout clears it; an expired session does not. */
const lastMember = storedText("last_member");

/** Clears what a member who logs out has left on this device, because another person may use it next. */
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

/** Clears what another tab clears, until the returned function is called: only a tab can reach its session storage. */
export function followClearing(): () => void {
  const own = new BroadcastChannel(CHANNEL);
  own.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    // A tab with a later release may send a scope that this one does not know.
    if (data !== "answers" && data !== "everything") return;
    clearAllDrafts();
    // The other tab has cleared the shared storage; a member may have logged in there since.
    if (data === "everything") forgetStoredValues(["session"]);
  });
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

function broadcast(scope: ClearScope): void {
  // A channel does not receive its own messages, but it would receive those of another channel of this page.
  const sender = channel ?? new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  sender.postMessage(scope);
  if (sender !== channel) sender.close();
}

/**
 * Remembers which member is logged in. Clears the answers of another member whose session expired here.
 */
export function rememberMember(id: string): void {
  const earlier = lastMember.get();
  if (earlier === id) return;
  if (earlier !== null) clearAnswers();
  lastMember.set(id);
}
