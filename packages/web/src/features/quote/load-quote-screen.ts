import { loadChunk } from "../../shared/browser/load-chunk.ts";

/** The quote's screen without its form, a chunk of its own: the home has no use for it. */
export function loadQuoteScreen() {
  return loadChunk(() => import("./quote-screen.tsx"));
}
