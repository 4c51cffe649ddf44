import { get, set } from "idb-keyval";
import * as z from "zod/mini";
import { deviceKeyHeader, saveDeviceKey } from "../../../shared/photo/device-key.ts";

// A browser writes local storage some seconds later: killed meanwhile, it would forget whose the pictures are that
// were sent already. The queue is in IndexedDB at once, and so is this copy of the key.

const NAME = "damadum.box_visitor_key";

/** Stores the key that the server returned; it is on the device before this resolves. */
export async function keepDeviceKey(key: string | null): Promise<void> {
  if (key === null) return;
  saveDeviceKey(key);
  await set(NAME, key);
}

/** Puts the key back that a killed browser had not written yet. */
export async function restoreDeviceKey(): Promise<void> {
  if (deviceKeyHeader()["visitor-key"] !== undefined) return;
  // Where a browser keeps nothing there is no copy either.
  const copy = await get<unknown>(NAME).catch(() => null);
  saveDeviceKey(z.string().safeParse(copy).data ?? null);
}
