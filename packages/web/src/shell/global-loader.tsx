import { TopLoader } from "@damadum/ui";
import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useNavigation } from "react-router-dom";
import { sessionStatusAtom } from "../shared/session/session-atoms.ts";
import { useAtomValue } from "../shared/config/store.ts";

/** The bar at the top while anything is asked of the server (spec section 1); TopLoader itself waits 300 ms. */
export function GlobalLoader() {
  const navigating = useNavigation().state !== "idle";
  const starting = useAtomValue(sessionStatusAtom) === "starting";
  const asking = useIsFetching() + useIsMutating() > 0;
  return <TopLoader active={navigating || asking || starting} />;
}
