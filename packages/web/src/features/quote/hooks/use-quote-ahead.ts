import { useEffect } from "react";
import { loadQuoteForm } from "../load-quote-form.ts";
import { loadQuoteScreen } from "../load-quote-screen.ts";
import { useLoadOnIdle } from "../../../shared/browser/use-load-on-idle.ts";

/** Fetches the quote before it is asked for, when the browser has nothing better to do, or now when it is open. */
export function useQuoteAhead(isOpen: boolean): void {
  const shouldLoad = useLoadOnIdle(isOpen);
  useEffect(() => {
    if (!shouldLoad) return;
    // A failure shows where the quote is needed, and is tried again there.
    loadQuoteScreen().catch(() => {});
    loadQuoteForm().catch(() => {});
  }, [shouldLoad]);
}
