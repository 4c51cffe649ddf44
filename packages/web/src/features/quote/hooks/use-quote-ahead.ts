import { useEffect } from "react";
import { loadQuoteForm } from "../load-quote-form.ts";
import { useLoadOnIdle } from "../../../shared/browser/use-load-on-idle.ts";

/** Fetches the form before it is asked for, when the browser has nothing better to do. */
export function useQuoteAhead(): void {
  const isWanted = useLoadOnIdle(false);
  useEffect(() => {
    // A failure shows where the form is needed, and is tried again there.
    if (isWanted) loadQuoteForm().catch(() => {});
  }, [isWanted]);
}
