import { useEffect, useEffectEvent } from "react";

import { whenForgotten } from "./forget-drafts.ts";

/** Empties a form whose answers are kept when all drafts are forgotten; one that keeps nothing is left alone. */
export function useForgotten(draftKey: string | undefined, empty: () => void): void {
  const emptyNow = useEffectEvent(empty);
  useEffect(
    () => (draftKey === undefined ? undefined : whenForgotten(() => emptyNow())),
    [draftKey],
  );
}
