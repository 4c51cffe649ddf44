import { useEffect, useState } from "react";

const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;
const LATEST_MS = 2_000;

/** Turns true when the browser has nothing better to do, or with the first touch of the page, whichever is first. */
export function useWantedSoon(isWantedNow: boolean): boolean {
  const [isWanted, setWanted] = useState(isWantedNow);
  useEffect(() => {
    if (isWanted) return undefined;
    const want = () => setWanted(true);
    const cancel = whenIdle(want);
    for (const touch of TOUCHES) window.addEventListener(touch, want, { passive: true });
    return () => {
      cancel();
      for (const touch of TOUCHES) window.removeEventListener(touch, want);
    };
  }, [isWanted]);
  return isWanted || isWantedNow;
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
