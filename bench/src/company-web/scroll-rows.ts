import type { Browser, JSHandle, Page } from "playwright";
import { withCompanyBoxes, type CompanyProduct } from "./company-product.ts";

const SLOWDOWN = 4;
const WHEEL_PX = 900;
const STEP_MS = 60;
/** Longer than the 50 ms above which a browser counts a task as long. */
const PROBE_MS = 200;
/** Ends the scroll when a row never loads. */
const MAX_STEPS = 3000;

/**
 * Scrolls the table of boxes as a wheel does until `rows` rows went by; returns the page's longest task meanwhile, in
 * ms.
 */
export async function scrollRows(
  browser: Browser,
  product: CompanyProduct,
  { size, rows }: { readonly size: number; readonly rows: number },
): Promise<{ readonly rows: number; readonly longest: number; readonly tasks: number }> {
  return withCompanyBoxes(browser, product, { size, query: "?limit=100" }, async (page) => {
    await page.waitForLoadState("networkidle");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    // As text, because the bench is type-checked without DOM types.
    const tasks = await page.evaluateHandle<number[]>(`(() => {
      const durations = [];
      new PerformanceObserver((list) => {
        durations.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ entryTypes: ["longtask"] });
      return durations;
    })()`);
    await requireSeen(page, tasks);
    let reached = 0;
    for (let step = 0; step < MAX_STEPS && reached < rows; step += 1) {
      // Scrolls the table itself: at its end a wheel event would scroll the page around it.
      await page.evaluate(
        `document.querySelector("[role=grid]").parentElement.scrollBy(0, ${WHEEL_PX})`,
      );
      await page.waitForTimeout(STEP_MS);
      if (step % 20 === 19) {
        const last = page.getByRole("grid", { name: "박스" }).getByRole("row").last();
        reached = Number(await last.getAttribute("aria-rowindex"));
      }
    }
    if (reached < rows) throw new Error(`The scroll came to row ${reached} only`);
    const durations = await tasks.jsonValue();
    return { rows: reached, longest: Math.max(0, ...durations), tasks: durations.length };
  });
}

/**
 * Makes sure that the observer reports a long task of our own, then discards it: a broken observer would report a
 * smooth scroll.
 */
async function requireSeen(page: Page, tasks: JSHandle<number[]>): Promise<void> {
  await page.evaluate(`new Promise((resolve) => setTimeout(() => {
    for (const end = performance.now() + ${PROBE_MS}; performance.now() < end;);
    resolve();
  }))`);
  await page.waitForFunction((durations) => durations.length > 0, tasks);
  await tasks.evaluate((durations) => durations.splice(0));
}
