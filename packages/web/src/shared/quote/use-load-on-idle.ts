import { useEffect, useState } from "react";

const INTERACTIONS = ["pointerdown", "keydown", "focusin"] as const;
const LATEST_MS = 2_000;

/** Turns true when the browser is idle or at the first interaction with the page, whichever is first. */
export function useLoadOnIdle(isNeededNow: boolean): boolean {
  const [shouldLoad, setShouldLoad] = useState(isNeededNow);
  useEffect(() => {
    if (shouldLoad) return undefined;
    const load = () => setShouldLoad(true);
    const cancel = whenIdle(load);
    for (const type of INTERACTIONS) window.addEventListener(type, load, { passive: true });
    return () => {
      cancel();
      for (const type of INTERACTIONS) window.removeEventListener(type, load);
    };
  }, [shouldLoad]);
  return shouldLoad || isNeededNow;
}

function whenIdle(action: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(action, LATEST_MS / 4);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(action, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
