import { todayInSeoul } from "@damadum/domain";
import { useState, useSyncExternalStore } from "react";

const noChange = () => () => undefined;

/**
 * The day in Korea when the screen was opened. While a prerendered page hydrates, the day of the build, with which the
 * page was rendered.
 */
export function useToday(): string {
  const [opened] = useState(() => todayInSeoul(new Date()));
  return useSyncExternalStore(
    noChange,
    () => opened,
    () => dayOfPrerender() ?? opened,
  );
}

/** The day that build/page-html.ts has written; there is no document during prerendering. */
function dayOfPrerender(): string | undefined {
  const root = globalThis.document?.querySelector<HTMLElement>("[data-prerendered]");
  return root?.dataset["prerendered"] || undefined;
}
