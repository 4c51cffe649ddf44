import { Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyExtra } from "../../shared/browser/lazy-extra.ts";

const PopupSheet = lazyExtra(async () => (await import("./popup-sheet.tsx")).PopupSheet);

/** Time after the page's load event. */
const REST_MS = 1500;

/** The operation's popups, a while after the page has loaded; never over a form that the user has started. */
export function Popups() {
  const rests = usePageRests();
  const [search] = useSearchParams();
  if (!rests || search.has("step")) return null;
  return (
    <Suspense>
      <PopupSheet />
    </Suspense>
  );
}

function usePageRests(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      timer = setTimeout(() => setRests(true), REST_MS);
    };
    const begin = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest("form") === null) return;
      waiting.abort();
      clearTimeout(timer);
      setRests(false);
    };
    document.addEventListener("focusin", begin, { signal });
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, { once: true, signal });
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, []);
  return rests;
}
