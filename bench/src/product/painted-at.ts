import type { Page } from "playwright";

/** Time at which a page's next frame has been painted, in milliseconds since its navigation. */
export function paintedAt(page: Page): Promise<number> {
  // As text, because the bench is type-checked without DOM types.
  return page.evaluate<number>(
    "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))))",
  );
}
