import { todayInSeoul } from "@damadum/domain";
import { useState, useSyncExternalStore } from "react";

const noChange = () => () => undefined;

/**
 * The day in Korea when the screen was opened. While React takes over a prerendered page it is the day of the build,
 * which the page was drawn with.
 */
export function useToday(): string {
  const [opened] = useState(() => todayInSeoul(new Date()));
  return useSyncExternalStore(
    noChange,
    () => opened,
    () => dayOfPrerender() ?? opened,
  );
}

/** What build/page-html.ts has written; there is no document while a page is rendered. */
function dayOfPrerender(): string | undefined {
  const root = globalThis.document?.querySelector<HTMLElement>("[data-prerendered]");
  return root?.dataset["prerendered"] || undefined;
}
