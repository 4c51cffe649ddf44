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
  await set(NAME, key);
}

/** Restores the key that a killed browser had not flushed yet. */
export async function restoreDeviceKey(): Promise<void> {
  if (deviceKeyHeader()["visitor-key"] !== undefined) return;
  // A browser without IndexedDB has no copy.
  const copy = await get<unknown>(NAME).catch(() => null);
  saveDeviceKey(z.string().safeParse(copy).data ?? null);
}
