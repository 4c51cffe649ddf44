import { clearDrafts } from "./clear-drafts.ts";

/** Functions that empty the mounted forms that keep a draft. */
const forms = new Set<() => void>();

/**
 * Clears every draft on this device and empties the open forms that keep one, because the next person may be another
 * member.
 */
export function clearAllDrafts(): void {
  for (const empty of forms) empty();
  clearDrafts();
}

/** Calls `empty` when drafts are cleared, until the returned function is called. */
export function onDraftsCleared(empty: () => void): () => void {
  forms.add(empty);
  return () => void forms.delete(empty);
}
