import { useSyncExternalStore } from "react";

const noChange = () => () => undefined;

/**
 * False while a page is prerendered and while React takes over what was prerendered, true from the next render on:
 * what only this browser knows (who is logged in, what it has asked for) must not be drawn before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
