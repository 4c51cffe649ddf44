import { useSyncExternalStore } from "react";

const noChange = () => () => undefined;

/**
 * False while a page is prerendered and while React takes over what was prerendered, true from the next render on:
 * what only this browser knows (session, cached data) must not be rendered before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
