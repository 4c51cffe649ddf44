import { loadChunk } from "../../shared/browser/load-chunk.ts";

/** The form with its engine, a chunk of its own. */
export function loadQuoteForm() {
  return loadChunk(() => import("./components/quote-form.tsx"));
}

/** The quote's screen without its form, a chunk of its own: the home has no use for it. */
export function loadQuoteScreen() {
  return loadChunk(() => import("./quote-screen.tsx"));
}
