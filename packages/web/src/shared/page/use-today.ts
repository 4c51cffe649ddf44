import { todayInSeoul } from "@damadum/domain";
import { onServerTime, serverNow } from "@damadum/sdk";
import { useEffect, useState, useSyncExternalStore } from "react";

const noChange = () => () => undefined;
const todayOfServer = () => todayInSeoul(serverNow());

/**
 * The day in Korea when the screen was opened, by the server's clock once it has answered. While a prerendered page
 * hydrates, the day of the build, with which the page was rendered.
 */
export function useToday(): string {
  const [opened, setOpened] = useState(todayOfServer);
  useEffect(() => onServerTime(() => setOpened(todayOfServer)), []);
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
