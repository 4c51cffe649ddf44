import { storedValue } from "../browser/stored-value.ts";

interface VisitorKey {
  readonly serial: string;
  readonly key: string;
}

/** More than anybody makes before logging in; the oldest go first. */
const MOST_KEPT = 20;

// By hand and not by zod: every page's first load holds this file.
const kept = storedValue("visitor_keys", (json): readonly VisitorKey[] | null =>
  Array.isArray(json) ? json.filter(isVisitorKey) : null,
);

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

function isVisitorKey(entry: unknown): entry is VisitorKey {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "serial" in entry &&
    typeof entry.serial === "string" &&
    "key" in entry &&
    typeof entry.key === "string"
  );
}
