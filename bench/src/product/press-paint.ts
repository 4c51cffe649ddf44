import type { Locator, Page } from "playwright";

/** Long enough for the paint of a press to be reported. */
const REST_MS = 1500;

/** Slows the page's processor by a factor, and has each document that it opens from now on note its presses. */
export async function watchPresses(page: Page, slowerProcessor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
  await page.addInitScript(`
    window.presses = [];
    new PerformanceObserver((list) => {
      presses.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  `);
}

/** Milliseconds from a press on a target of a page that is at rest to its next paint, to the next 8. */
export async function paintOfPress(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await page.evaluate("presses.length = 0");
  await target.click();
  await page.waitForTimeout(REST_MS);
  return page.evaluate<number>("Math.max(0, ...presses)");
}
