import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Page } from "playwright";
import { keysOf, typeText } from "../forms/typing.ts";

/**
 * A fast typist, and one whose every key coincides with the response to the previous one: a pause of 250 ms sends the
 * search.
 */
const PACES_MS = [120, 290] as const;
/** Long enough for the last response to be shown. */
const REST_MS = 1000;

export interface Interactions {
  readonly count: number;
  /** The longest time from a key to the next paint, in ms: which is INP below 50 interactions. */
  readonly worst: number;
}

/**
 * Types each text into the search at both paces and deletes it again; returns how long the page took to show the keys.
 */
export async function typeSearches(
  page: Page,
  cdp: CDPSession,
  texts: readonly string[],
): Promise<Interactions> {
  const search = page.getByRole("searchbox", { name: "박스 찾기" });
  await search.click();
  // As text, because the bench is type-checked without DOM types.
  const counted = await page.evaluateHandle<{ durations: number[]; count: number }>(`(() => {
    const first = performance.interactionCount;
    const seen = { durations: [], get count() { return performance.interactionCount - first; } };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId > 0) seen.durations.push(duration);
      }
    }).observe({ type: "event", durationThreshold: 16 });
    return seen;
  })()`);
  let keys = 0;
  for (const text of texts) {
    for (const betweenKeysMs of PACES_MS) {
      await typeText(page, cdp, text, { betweenKeysMs });
      await wait(REST_MS);
      if ((await page.getByRole("listitem").count()) === 0)
        throw new Error(`${text} finds nothing`);
      keys += keysOf(text);
      for (const _letter of text) {
        await page.keyboard.press("Backspace");
        await wait(betweenKeysMs);
        keys += 1;
      }
      await wait(REST_MS);
    }
  }
  const { durations, count } = await counted.jsonValue();
  if (count < keys) throw new Error(`The page counted ${count} of ${keys} keys`);
  return { count, worst: Math.max(0, ...durations) };
}
