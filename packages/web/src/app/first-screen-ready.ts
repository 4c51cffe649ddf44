import type { App } from "./create-app.ts";

/** A first screen that takes longer shows its loading state inside the shell. */
const MAX_WAIT_MS = 1_000;

/** Resolves when the router has loaded the first screen, by default after a second at the latest. */
export function firstScreenReady(
  router: App["router"],
  { maxWaitMs = MAX_WAIT_MS }: { maxWaitMs?: number } = {},
): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const timer = Number.isFinite(maxWaitMs) ? setTimeout(ready, maxWaitMs) : undefined;
    const unsubscribe = router.subscribe((state) => {
      if (state.initialized) ready();
    });
    function ready(): void {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
  });
}
