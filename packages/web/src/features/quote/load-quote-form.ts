import { loadChunk } from "../../shared/browser/load-chunk.ts";

export function loadQuoteForm() {
  return loadChunk(() => import("./components/quote-form.tsx"));
}
