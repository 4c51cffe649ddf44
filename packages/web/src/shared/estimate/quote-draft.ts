import { clearDraft } from "@damadum/forms";
import type { EstimateDraft } from "@damadum/sdk";
import * as z from "zod/mini";

const handoverSchema = z.object({
  // The form checks each answer when it opens with them.
  quoteDraft: z.custom<EstimateDraft>((value) => z.looseObject({}).safeParse(value).success),
});

/** What a link to the quote carries in the history entry: the answers of an estimate, to be changed there. */
export type QuoteHandover = Readonly<z.infer<typeof handoverSchema>>;

/** The answers that a link handed to the quote, or null. Only links of this site write history entries. */
export function handedDraft(state: unknown): EstimateDraft | null {
  return handoverSchema.safeParse(state).data?.quoteDraft ?? null;
}

/** Under which name the answers of the quote are kept on this device. */
export const QUOTE_DRAFT_KEY = "quote";

/** The quote was paid: the next one begins with the first question. */
export function forgetQuote(): void {
  clearDraft(QUOTE_DRAFT_KEY);
}
