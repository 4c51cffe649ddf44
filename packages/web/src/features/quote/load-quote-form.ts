import { loadChunk } from "../../shared/browser/load-chunk.ts";

/** The form with its engine, a chunk of its own. */
export function loadQuoteForm() {
  return loadChunk(() => import("./components/quote-form.tsx"));
}
