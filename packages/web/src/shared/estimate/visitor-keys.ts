import * as z from "zod/mini";
import { storedValue } from "../browser/stored-value.ts";

const keySchema = z.object({ serial: z.string(), key: z.string() });
type VisitorKey = Readonly<z.infer<typeof keySchema>>;

/** More than anybody makes before logging in; the oldest go first. */
const MOST_KEPT = 20;

const kept = storedValue<readonly VisitorKey[]>("visitor_keys", z.array(keySchema));

/** Keeps the key that turns a visitor's estimate into a member's, until `forgetVisitorKey`. */
export function keepVisitorKey(serial: string, key: string): void {
  kept.set([...others(serial), { serial, key }].slice(-MOST_KEPT));
}

/** The key of an estimate that was made on this device before logging in, or null. */
export function visitorKeyOf(serial: string): string | null {
  return kept.get()?.find((entry) => entry.serial === serial)?.key ?? null;
}

/** The estimate belongs to a member now, or to nobody whom this key would help. */
export function forgetVisitorKey(serial: string): void {
  const rest = others(serial);
  if (rest.length === 0) kept.clear();
  else kept.set(rest);
}

function others(serial: string): readonly VisitorKey[] {
  return (kept.get() ?? []).filter((entry) => entry.serial !== serial);
}
