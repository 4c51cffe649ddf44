import { clearDraft } from "@damadum/forms";
import type { EstimateDraft } from "@damadum/sdk";
import * as z from "zod/mini";
import { clearStandingQuote } from "./standing-quote.ts";

const linkStateSchema = z.object({
  // The form validates each answer when it opens.
  quoteDraft: z.custom<EstimateDraft>((value) => z.looseObject({}).safeParse(value).success),
});

export type QuoteLinkState = Readonly<z.infer<typeof linkStateSchema>>;

/** The answers in the router state of a link to the quote, or null. Only links of this site write router state. */
export function draftOfLinkState(state: unknown): EstimateDraft | null {
  return linkStateSchema.safeParse(state).data?.quoteDraft ?? null;
}

export const QUOTE_DRAFT_KEY = "quote";

/** Clears the quote after its payment, so that the next one starts with the first question. */
export function clearQuoteDraft(): void {
  clearDraft(QUOTE_DRAFT_KEY);
  clearStandingQuote();
}
