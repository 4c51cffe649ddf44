import type { App } from "./create-app.ts";

/** A first screen that takes longer shows itself loading, inside the shell. */
const PATIENCE_MS = 1_000;

/** Resolves when the router has loaded the first screen, after a second at the latest. */
export function firstScreenReady(router: App["router"]): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const timer = setTimeout(ready, PATIENCE_MS);
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
