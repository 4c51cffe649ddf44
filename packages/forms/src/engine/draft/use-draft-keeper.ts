import { useEffect } from "react";

import type { DraftKeeper } from "./draft-keeper.ts";

/** Follows the store while the form is mounted, and writes immediately when the page is hidden or left. */
export function useDraftKeeper(keeper: DraftKeeper): void {
  useEffect(() => {
    const stop = keeper.follow();
    const flushWhenHidden = () => {
      if (document.visibilityState === "hidden") keeper.flush();
    };
    window.addEventListener("pagehide", keeper.flush);
    document.addEventListener("visibilitychange", flushWhenHidden);
    return () => {
      stop();
      window.removeEventListener("pagehide", keeper.flush);
      document.removeEventListener("visibilitychange", flushWhenHidden);
    };
  }, [keeper]);
}
