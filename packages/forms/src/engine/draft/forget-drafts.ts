import { clearDrafts } from "./draft-storage.ts";

/** What empties each form on this page whose answers are kept. */
const forms = new Set<() => void>();

/**
 * Forgets every answer that forms have kept on this device and empties the forms that are open on this page: whoever
 * comes next may be somebody else.
 */
export function forgetDrafts(): void {
  for (const empty of forms) empty();
  clearDrafts();
}

/** Calls `empty` when drafts are forgotten, until the result is called. */
export function whenForgotten(empty: () => void): () => void {
  forms.add(empty);
  return () => void forms.delete(empty);
}
