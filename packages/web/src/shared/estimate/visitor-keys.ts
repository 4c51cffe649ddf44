import * as z from "zod/mini";
import { storedValue } from "../browser/stored-value.ts";

const quoteSchema = z.object({ total_amount: z.number(), move_date: z.string() });
const keySchema = z.object({
  serial: z.string(),
  key: z.string(),
  quote: z.optional(quoteSchema),
});
type VisitorKey = Readonly<z.infer<typeof keySchema>>;

/** What a visitor is reminded of on the way through the login. */
export type SavedQuote = Readonly<z.infer<typeof quoteSchema>>;

/** More than anybody makes before logging in; the oldest go first. */
const MOST_KEPT = 20;

const kept = storedValue<readonly VisitorKey[]>("visitor_keys", z.array(keySchema));

/** Keeps the key that turns a visitor's estimate into a member's, until `forgetVisitorKey`. */
export function keepVisitorKey(serial: string, key: string, quote?: SavedQuote): void {
  kept.set([...others(serial), { serial, key, ...(quote && { quote }) }].slice(-MOST_KEPT));
}

/** What the estimate with this serial costs and when it is for, if it was made on this device by a visitor. */
export function savedQuoteOf(serial: string): SavedQuote | null {
  return kept.get()?.find((entry) => entry.serial === serial)?.quote ?? null;
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
