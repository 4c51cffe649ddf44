import { clearDraft } from "@damadum/forms";
import type { EstimateDraft } from "@damadum/sdk";

/** What a link to the quote carries in the history entry: the answers of an estimate, to be changed there. */
export interface QuoteHandover {
  readonly quoteDraft: EstimateDraft;
}

/** The answers that a link handed to the quote, or null. Only links of this site write history entries. */
export function handedDraft(state: unknown): EstimateDraft | null {
  return isHandover(state) ? state.quoteDraft : null;
}

function isHandover(state: unknown): state is QuoteHandover {
  return (
    typeof state === "object" &&
    state !== null &&
    "quoteDraft" in state &&
    typeof state.quoteDraft === "object" &&
    state.quoteDraft !== null
  );
}

/** Under which name the answers of the quote are kept on this device. */
export const QUOTE_DRAFT_KEY = "quote";

/** The quote was paid: the next one begins with the first question. */
export function forgetQuote(): void {
  clearDraft(QUOTE_DRAFT_KEY);
}
