import type { Page } from "playwright";

/** When the next frame of a page has been painted, in milliseconds since its navigation. */
export function paintedAt(page: Page): Promise<number> {
  // As text: the bench is checked without the types of a browser.
  return page.evaluate<number>(
    "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))))",
  );
}
