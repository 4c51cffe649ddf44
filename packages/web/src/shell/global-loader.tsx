import { TopLoader } from "@damadum/ui";
import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useNavigation } from "react-router-dom";
import { useHydrated } from "../shared/browser/use-hydrated.ts";
import { useSessionStatus } from "../shared/session/session-context.ts";

/**
 * The line at the top while anything is asked of the server (spec section 1); TopLoader itself waits 300 ms. It stands
 * in the header, since every part of a page belongs to a landmark.
 */
export function GlobalLoader() {
  const navigating = useNavigation().state !== "idle";
  const starting = useSessionStatus() === "starting";
  const asking = useIsFetching() + useIsMutating() > 0;
  // What a prerendered page has begun to ask for was not asked for when it was rendered.
  const isHydrated = useHydrated();
  return <TopLoader active={isHydrated && (navigating || asking || starting)} />;
}
