import { storedText } from "../browser/stored-value.ts";

/**
 * The price of the answers that were left, offered on the home page without loading the form: `237000 2026-12-05`.
 * Plain text, because the home page carries no schema library.
 */
const text = storedText("standing_quote");

/** `until` is the last day on which the form restores the answers. */
export function saveStandingQuote(totalAmount: number, until: string): void {
  text.set(`${totalAmount} ${until}`);
}

/** The total in won of the quote that was left, or null. */
export function standingQuoteTotal(today: string): number | null {
  const [total, until] = text.get()?.split(" ") ?? [];
  return until !== undefined && until >= today ? Number(total) || null : null;
}

export function clearStandingQuote(): void {
  text.clear();
}
