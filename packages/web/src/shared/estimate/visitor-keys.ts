import * as z from "zod/mini";
import { storedValue } from "../browser/stored-value.ts";

const quoteSchema = z.object({ total_amount: z.number(), move_date: z.string() });
const keySchema = z.object({
  serial: z.string(),
  key: z.string(),
  quote: z.optional(quoteSchema),
});
type VisitorKey = Readonly<z.infer<typeof keySchema>>;

/** Price and day of a visitor's quote, shown during the login. */
export type SavedQuote = Readonly<z.infer<typeof quoteSchema>>;

/** More than a visitor creates before logging in; the oldest are dropped first. */
const MAX_KEYS = 20;

const storedKeys = storedValue<readonly VisitorKey[]>("visitor_keys", z.array(keySchema));

/** Stores the key that turns a visitor's estimate into a member's, until `removeVisitorKey`. */
export function saveVisitorKey(serial: string, key: string, quote?: SavedQuote): void {
  storedKeys.set([...others(serial), { serial, key, ...(quote && { quote }) }].slice(-MAX_KEYS));
}

/** Price and day of the estimate with this serial, or null unless a visitor created it on this device. */
export function savedQuoteOf(serial: string): SavedQuote | null {
  return storedKeys.get()?.find((entry) => entry.serial === serial)?.quote ?? null;
}

/** The key of an estimate that was created on this device before logging in, or null. */
export function visitorKeyOf(serial: string): string | null {
  return storedKeys.get()?.find((entry) => entry.serial === serial)?.key ?? null;
}

/** Removes the key of an estimate that belongs to a member now, or that the key does not fit. */
export function removeVisitorKey(serial: string): void {
  const rest = others(serial);
  if (rest.length === 0) storedKeys.clear();
  else storedKeys.set(rest);
}

function others(serial: string): readonly VisitorKey[] {
  return (storedKeys.get() ?? []).filter((entry) => entry.serial !== serial);
}
