import { forgetDrafts } from "@damadum/forms";
import { storedText, forgetStoredValues } from "../browser/stored-value.ts";

/** What tabs tell each other to forget: what was typed into forms, or everything of whoever has left. */
type Traces = "answers" | "everything";

const CHANNEL = "damadum.traces";
let channel: BroadcastChannel | null = null;

/** Who was logged in here last, by number. A logout forgets it; a session that ends by itself does not. */
const lastMember = storedText("last_member");

/** Removes what a person who leaves has typed and begun on this device: the next one may be somebody else. */
export function forgetTraces(): void {
  forgetDrafts();
  forgetStoredValues(["local", "session"]);
  tell("everything");
}

/** Removes what an earlier person has typed on this device; what the one who came has begun since then stays. */
function forgetAnswers(): void {
  forgetDrafts();
  tell("answers");
}

/** Forgets here what another tab forgets, until the result is called: only a tab can reach its own session storage. */
export function followForgetting(): () => void {
  const mine = new BroadcastChannel(CHANNEL);
  mine.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    // A tab with a later release may say what this one has not learnt yet.
    if (data !== "answers" && data !== "everything") return;
    forgetDrafts();
    // The other tab has emptied what is shared; somebody may have logged in there meanwhile.
    if (data === "everything") forgetStoredValues(["session"]);
  });
  channel = mine;
  return () => {
    mine.close();
    if (channel === mine) channel = null;
  };
}

function tell(traces: Traces): void {
  // A channel does not hear itself, but it would hear another one of the same page.
  const sender = channel ?? new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  sender.postMessage(traces);
  if (sender !== channel) sender.close();
}

/**
 * Notes who is logged in. What was typed here before another member's session ended by itself stays for that
 * member, not for this one.
 */
export function noteMember(id: string): void {
  const earlier = lastMember.get();
  if (earlier === id) return;
  if (earlier !== null) forgetAnswers();
  lastMember.set(id);
}
