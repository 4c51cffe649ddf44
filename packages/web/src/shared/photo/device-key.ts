import * as z from "zod/mini";
import { storedValue } from "../browser/stored-value.ts";

const storedKey = storedValue("box_visitor_key", z.string());

/** Header by which the server recognizes what this device added to boxes without a login; empty before the first. */
export function deviceKeyHeader(): { "visitor-key"?: string } {
  const key = storedKey.get();
  return key === null ? {} : { "visitor-key": key };
}

/** Stores the key that the server returned with the first photo or content from this device. */
export function saveDeviceKey(key: string | null): void {
  if (key !== null) storedKey.set(key);
}
