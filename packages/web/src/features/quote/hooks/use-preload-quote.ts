import { useEffect } from "react";
import { loadQuoteForm } from "../load-quote-form.ts";
import { loadQuoteScreen } from "../load-quote-screen.ts";
import { useLoadOnIdle } from "../../../shared/browser/use-load-on-idle.ts";

/** Preloads the quote's chunks when the browser is idle, or immediately when the quote is open. */
export function usePreloadQuote(isOpen: boolean): void {
  const shouldLoad = useLoadOnIdle(isOpen);
  useEffect(() => {
    if (!shouldLoad) return;
    // A failure is retried and shown where the quote is rendered.
    loadQuoteScreen().catch(() => {});
    loadQuoteForm().catch(() => {});
  }, [shouldLoad]);
}
