import { openStorage } from "@damadum/browser";

// Apart from what reads a draft: every page can clear drafts, and none but a form's needs a schema for that.

/** Before the key of every draft. */
export const DRAFT_PREFIX = "damadum.draft.";

/** Clears the draft under this key in every storage. */
export function clearDraft(key: string): void {
  for (const storage of storages()) storage.removeItem(DRAFT_PREFIX + key);
}

/** Clears every draft. */
export function clearDrafts(): void {
  for (const storage of storages()) {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(DRAFT_PREFIX)) storage.removeItem(name);
    }
  }
}

function storages(): readonly Storage[] {
  return [openStorage("local"), openStorage("session")].filter((storage) => storage !== null);
}
