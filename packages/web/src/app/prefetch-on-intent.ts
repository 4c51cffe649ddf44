import { matchRoutes } from "react-router-dom";
import type { App } from "./create-app.ts";

/** Events that precede following a link by mouse, touch or keyboard. */
const INTENTS = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Prefetches the chunks of the page behind an internal link when a user seems about to follow it. Listens for all
 * links, so that none has to opt in; returns a function that stops it.
 */
export function prefetchOnIntent(router: Pick<App["router"], "routes">): () => void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // Not while offline: a chunk that failed to load stays failed until the page reloads.
    if (link === null || link.origin !== location.origin || !navigator.onLine) return;
    for (const { route } of matchRoutes(router.routes, link.pathname) ?? []) {
      // Following the link requests it again and reports a failure.
      if (typeof route.lazy === "function") route.lazy().catch(() => undefined);
    }
  };
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
  };
}
