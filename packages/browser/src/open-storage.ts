/** `local` outlives the tab, `session` does not. */
export type StorageName = "local" | "session";

/** A storage of the browser, or null where there is none or it is forbidden. */
export function openStorage(name: StorageName): Storage | null {
  try {
    return (name === "local" ? globalThis.localStorage : globalThis.sessionStorage) ?? null;
  } catch {
    return null; // A browser that forbids storage throws on access.
  }
}
