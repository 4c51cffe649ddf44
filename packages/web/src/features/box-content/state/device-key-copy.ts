import { get, set } from "idb-keyval";
import * as z from "zod/mini";
import { deviceKeyHeader, saveDeviceKey } from "../../../shared/photo/device-key.ts";

// Browsers flush local storage seconds later: one killed before that would lose the key to pictures it already sent.
// IndexedDB, which holds the queue, is written immediately, and so is this copy of the key.

const NAME = "damadum.box_visitor_key";

/** Stores the key that the server returned; it is on the device before this resolves. */
export async function keepDeviceKey(key: string | null): Promise<void> {
  if (key === null) return;
  saveDeviceKey(key);
  // A full or forbidden storage holds no copy; the key itself is kept above.
  await copied(() => set(NAME, key));
}

/** The answer of IndexedDB, or null in a browser without it, where even calling it throws. */
async function copied<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch {
    return null;
  }
}

/** Restores the key that a killed browser had not flushed yet. */
export async function restoreDeviceKey(): Promise<void> {
  if (deviceKeyHeader()["visitor-key"] !== undefined) return;
  const copy = await copied(() => get<unknown>(NAME));
  saveDeviceKey(z.string().safeParse(copy).data ?? null);
}
