import { openStorage, type StorageName } from "@damadum/browser";
import type * as z from "zod/mini";

/** One value under one key of the browser's storage. */
export interface StoredValue<T> {
  /** Returns the stored value, or null if there is none or it has another shape. */
  get: () => T | null;
  set: (value: T) => void;
  clear: () => void;
}

/** Prefix of every key that this site stores. */
const PREFIX = "damadum.";

const overflow = new Map<string, string>();

/**
 * A text that outlives the tab (`local`) or the page (`session`); falls back to the page's memory when the browser's
 * storage is blocked or full.
 */
export function storedText(name: string, lifetime: StorageName = "local"): StoredValue<string> {
  const key = PREFIX + name;
  return {
    get: () => overflow.get(key) ?? openStorage(lifetime)?.getItem(key) ?? null,
    set(text) {
      // Lives in memory as long as the page, unless the storage takes it.
      overflow.set(key, text);
      const storage = openStorage(lifetime);
      if (storage === null) return;
      try {
        storage.setItem(key, text);
        overflow.delete(key);
      } catch {
        // The storage is full.
      }
    },
    clear() {
      overflow.delete(key);
      openStorage(lifetime)?.removeItem(key);
    },
  };
}

/** A JSON value, stored like `storedText`. One that does not fit the schema counts as none. */
export function storedValue<T>(
  name: string,
  schema: z.ZodMiniType<T>,
  lifetime?: StorageName,
): StoredValue<T> {
  const text = storedText(name, lifetime);
  return {
    get() {
      const json = text.get();
      return json === null ? null : (schema.safeParse(parseJson(json)).data ?? null);
    },
    set: (value) => text.set(JSON.stringify(value)),
    clear: text.clear,
  };
}

/** Clears every value that this site stores for these lifetimes, including those of modules that are not loaded yet. */
export function forgetStoredValues(lifetimes: readonly StorageName[]): void {
  overflow.clear();
  for (const lifetime of lifetimes) {
    const storage = openStorage(lifetime);
    if (storage === null) continue;
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX)) storage.removeItem(key);
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Foreign text under our key counts as no value.
    return null;
  }
}
