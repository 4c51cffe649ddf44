import { useEffect, useEffectEvent } from "react";

import { onDraftsCleared } from "./clear-all-drafts.ts";

/** Empties a form when all drafts are cleared; one without a draft keeps its answers. */
export function useDraftsCleared(draftKey: string | undefined, empty: () => void): void {
  const emptyNow = useEffectEvent(empty);
  useEffect(
    () => (draftKey === undefined ? undefined : onDraftsCleared(() => emptyNow())),
    [draftKey],
  );
}
