/** `local` outlives the tab, `session` does not. */
export type StorageName = "local" | "session";

/** Returns the browser's storage, or null when it is missing or blocked. */
export function openStorage(name: StorageName): Storage | null {
  try {
    return (name === "local" ? globalThis.localStorage : globalThis.sessionStorage) ?? null;
  } catch {
    return null; // Browsers that block storage throw on access.
  }
}
