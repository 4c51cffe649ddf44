import { afterPress } from "@damadum/browser";
import { Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyExtra } from "../../shared/browser/lazy-extra.ts";

const PopupSheet = lazyExtra(async () => (await import("./popup-sheet.tsx")).PopupSheet);

/** Time after the page's load event. */
const IDLE_AFTER_MS = 1500;

/** The operator's popups, a while after the page has loaded; never over a form that the user has started. */
export function Popups() {
  const isIdle = useIsPageIdle();
  const [search] = useSearchParams();
  if (!isIdle || search.has("step")) return null;
  return (
    <Suspense>
      <PopupSheet />
    </Suspense>
  );
}

function useIsPageIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startTimer = () => {
      timer = setTimeout(() => afterPress(() => setIsIdle(true)), IDLE_AFTER_MS);
    };
    const begin = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest("form") === null) return;
      waiting.abort();
      clearTimeout(timer);
      setIsIdle(false);
    };
    document.addEventListener("focusin", begin, { signal });
    if (document.readyState === "complete") startTimer();
    else window.addEventListener("load", startTimer, { once: true, signal });
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}
