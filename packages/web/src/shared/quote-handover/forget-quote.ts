import { clearDraft } from "@damadum/forms";

/** Under which name the answers of the quote are kept on this device. */
export const QUOTE_DRAFT_KEY = "quote";

/** The quote was paid: the next one begins with the first question. */
export function forgetQuote(): void {
  clearDraft(QUOTE_DRAFT_KEY);
}
