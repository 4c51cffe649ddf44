import * as z from "zod/mini";
import { storedValue } from "../browser/stored-value.ts";

const kept = storedValue("box_visitor_key", z.string());

/** Header by which the server knows what this device added to boxes without a login; none before the first. */
export function deviceKeyHeader(): { "visitor-key"?: string } {
  const key = kept.get();
  return key === null ? {} : { "visitor-key": key };
}

/** Keeps the key that the server gave with the first picture or thing of this device. */
export function keepDeviceKey(key: string | null): void {
  if (key !== null) kept.set(key);
}
