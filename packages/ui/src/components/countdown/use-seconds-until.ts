import { useEffect, useState } from "react";

const TICK_MS = 1000;

/**
 * Whole seconds until a moment (milliseconds since 1970), 0 once it has passed. Reads the clock on every tick, so that
 * it is right after the page was suspended.
 */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, TICK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [moment]);
  return Math.max(0, Math.ceil((moment - now) / TICK_MS));
}
