import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

const INTERACTIONS = ["pointerdown", "keydown", "focusin"] as const;

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
