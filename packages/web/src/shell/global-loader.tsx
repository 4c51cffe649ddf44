import { TopLoader } from "@damadum/ui";
import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useNavigation } from "react-router-dom";
import { useHydrated } from "../shared/browser/use-hydrated.ts";
import { useSessionStatus } from "../shared/session/session-context.ts";

/**
 * The progress line at the top while any request is pending (spec section 1); TopLoader itself waits 300 ms. It is
 * part of the header, because all content of a page must belong to a landmark.
 */
export function GlobalLoader() {
  const navigating = useNavigation().state !== "idle";
  const starting = useSessionStatus() === "starting";
  const asking = useIsFetching() + useIsMutating() > 0;
  // A prerendered page has no pending requests, so hydration must start without any.
  const isHydrated = useHydrated();
  return <TopLoader active={isHydrated && (navigating || asking || starting)} />;
}
