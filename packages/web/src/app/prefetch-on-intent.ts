import { matchRoutes } from "react-router-dom";
import type { App } from "./create-app.ts";

/** What comes before following a link: with a mouse, with a finger, with the keyboard. */
const INTENTS = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Fetches the parts of the page that a link of this site leads to when somebody seems about to follow it. For every
 * link at once, so that none has to ask for it; answers how to stop.
 */
export function prefetchOnIntent(router: Pick<App["router"], "routes">): () => void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // A part that could not be fetched stays failed until the page is loaded again.
    if (link === null || link.origin !== location.origin || !navigator.onLine) return;
    for (const { route } of matchRoutes(router.routes, link.pathname) ?? []) {
      // What failed is asked for again, and told, when the link is followed.
      if (typeof route.lazy === "function") route.lazy().catch(() => undefined);
    }
  };
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
  };
}
