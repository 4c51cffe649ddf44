import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright";
import type { Product } from "../product/start-product.ts";
import { withPage } from "../product/with-page.ts";
import type { MeasuredRoute } from "./routes.ts";

/** The web prefetches when the browser is idle, or after 2 s. */
const IDLE_WITHIN_MS = 2500;

/** Every script of the site that Chromium has loaded once a page, opened with an empty cache, is idle. */
export async function loadedScripts(
  browser: Browser,
  product: Product,
  { href, login }: MeasuredRoute,
): Promise<ReadonlySet<string>> {
  const { origin } = product;
  const options = {
    viewport: { width: 390, height: 844 },
    ...(login !== null && { storageState: await product.logIn(login) }),
  };
  return withPage(browser, options, async (page) => {
    const scripts = new Set<string>();
    page.on("response", (response) => {
      const isScript = response.request().resourceType() === "script";
      if (isScript && response.url().startsWith(`${origin}/`)) {
        scripts.add(new URL(response.url()).pathname.slice(1));
      }
    });
    await page.goto(origin + href, { waitUntil: "networkidle" });
    await wait(IDLE_WITHIN_MS);
    await page.waitForLoadState("networkidle");
    const arrived = page.url().slice(origin.length);
    if (arrived !== href) throw new Error(`${href} led to ${arrived}`);
    return scripts;
  });
}
