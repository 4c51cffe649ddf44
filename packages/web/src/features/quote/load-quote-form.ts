import { loadChunk } from "../../shared/browser/load-chunk.ts";

/** The form with its engine, as its own chunk. */
export function loadQuoteForm() {
  return loadChunk(() => import("./components/quote-form.tsx"));
}
