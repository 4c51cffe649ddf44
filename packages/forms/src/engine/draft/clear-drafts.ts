import { openStorage } from "@damadum/browser";

// Separate from reading drafts: every page can clear them, but only pages with a form need the schema that reads them.

/** Prefix of the storage key of every draft. */
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
