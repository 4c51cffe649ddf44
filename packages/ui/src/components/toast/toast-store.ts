import { makeUnaskedChange } from "../../shared/unasked-change.ts";

/** A message that is currently shown. */
export interface ToastMessage {
  id: number;
  text: string;
  tone: "neutral" | "success" | "error";
}

let messages: readonly ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the bottom of the screen; an error stays until it is closed. */
export function toast(
  text: string,
  options: { tone?: ToastMessage["tone"] | undefined } = {},
): void {
  const message: ToastMessage = { id: nextId, text, tone: options.tone ?? "neutral" };
  nextId += 1;
  makeUnaskedChange(() => {
    publish([...messages.filter((other) => other.text !== text), message].slice(-3));
  });
}

/** Removes a message. */
export function dismissToast(id: number): void {
  makeUnaskedChange(() => {
    if (messages.some((message) => message.id === id)) {
      publish(messages.filter((message) => message.id !== id));
    }
  });
}

/** Removes all messages, between stories and tests. */
export function clearToasts(): void {
  if (messages.length > 0) publish([]);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastMessage[] {
  return messages;
}

const none: readonly ToastMessage[] = [];

export function noToasts(): readonly ToastMessage[] {
  return none;
}
