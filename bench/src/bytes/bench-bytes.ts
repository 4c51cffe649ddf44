import { join } from "node:path";
import { BuiltScripts } from "@damadum/web/build/built-scripts.ts";
import { chromium } from "playwright";
import { buildWeb } from "../../../scripts/build/web-build.ts";
import { chromiumLaunchOptions } from "../../../scripts/chromium.ts";
import { ensureChromium } from "../../../scripts/install-chromium.ts";
import { root } from "../../../scripts/root.ts";
import { startProduct, type Product } from "../product/start-product.ts";
import type { Table } from "../report/table.ts";
import { loadedScripts } from "./loaded-scripts.ts";
import { routesOf } from "./routes.ts";

/** JavaScript that each page loads into a browser with an empty cache. */
export async function benchBytes(report: (progress: string) => void): Promise<Table> {
  ensureChromium();
  report("build");
  await buildWeb();
  const scripts = new BuiltScripts(join(root, "packages/web/dist"));
  const entry = scripts.entry();
  const kilobytes = (files: Iterable<string>) => (scripts.bytesOf(files) / 1000).toFixed(1);
  const product = await startProduct();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows: (readonly string[])[] = [];
  try {
    const serial = await payableSerial(product);
    for (const route of Object.values(routesOf(serial))) {
      report(route.path);
      const needed = entry.union(scripts.of(route.screen));
      const loaded = await loadedScripts(browser, product, route);
      rows.push([
        route.path,
        kilobytes(needed),
        kilobytes(needed.difference(entry)),
        kilobytes(loaded),
        String(loaded.size),
      ]);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return {
    title: "Bytes: kB of JavaScript (brotli, as the host sends it)",
    columns: ["", "until the screen", "of it the route's own", "when at rest", "files"],
    rows,
    notes: [
      "Until the screen: the page's script, the route's part and what they import, by the build's manifest.",
      "When at rest: what Chromium has loaded with an empty cache, parts fetched ahead included.",
      "The first paint of every page is HTML and inlined styles: it waits for none of this.",
    ],
  };
}

async function payableSerial(product: Product): Promise<string> {
  const orders = await product.get<{
    items: readonly { readonly serial: string; readonly status: string }[];
  }>("/estimates", "demo-member");
  const order = orders.items.find(({ status }) => status === "QUOTED");
  if (order === undefined) throw new Error("The demo member has no order to pay");
  return order.serial;
}
