import { useSyncExternalStore } from "react";

const noChange = () => () => undefined;

/**
 * False during prerendering and hydration, true from the next render on: what only this browser knows (session, cached
 * data) must not be rendered before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
