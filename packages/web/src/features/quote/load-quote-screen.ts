import { loadChunk } from "../../shared/browser/load-chunk.ts";

/** The quote's screen without its form, as its own chunk, because the home page does not need it. */
export function loadQuoteScreen() {
  return loadChunk(() => import("./quote-screen.tsx"));
}
