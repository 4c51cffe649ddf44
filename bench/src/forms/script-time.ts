import type { CDPSession } from "playwright";

/** Measures the thread's own CPU time, so that load from other programs does not count. */
export async function countThreadTime(cdp: CDPSession): Promise<void> {
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
}

/** How long the page has run script so far, in milliseconds. */
export async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "ScriptDuration")?.value;
  if (seconds === undefined) throw new Error("Chromium does not say how long scripts ran");
  return seconds * 1000;
}
