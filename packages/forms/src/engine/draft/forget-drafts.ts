import { clearDrafts } from "./draft-storage.ts";

const CHANNEL = "damadum.drafts";

/** What empties each form on this page whose answers are kept. */
const forms = new Set<() => void>();
let channel: BroadcastChannel | null = null;

function emptyForms(): void {
  for (const empty of forms) empty();
}

function listen(): BroadcastChannel {
  const listening = new BroadcastChannel(CHANNEL);
  listening.addEventListener("message", emptyForms);
  return listening;
}

/**
 * Forgets every answer that forms have kept on this device and empties the forms that are open, in other tabs too:
 * whoever comes next may be somebody else.
 */
export function forgetDrafts(): void {
  emptyForms();
  clearDrafts();
  // A channel does not hear itself, but it would hear another one of the same page.
  const sender = channel ?? new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  sender.postMessage(null);
  if (sender !== channel) sender.close();
}

/** Calls `empty` when drafts are forgotten, here or in another tab, until the result is called. */
export function whenForgotten(empty: () => void): () => void {
  forms.add(empty);
  channel ??= listen();
  return () => {
    forms.delete(empty);
    if (forms.size > 0) return;
    channel?.close();
    channel = null;
  };
}
