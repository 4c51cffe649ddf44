import { chromium, type Browser } from "playwright";
import { chromiumLaunchOptions } from "../../../scripts/chromium.ts";
import { ensureChromium } from "../../../scripts/install-chromium.ts";
import { buildWeb } from "../../../scripts/build/web-build.ts";
import { withPage } from "../product/with-page.ts";
import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { servePages } from "./pages.ts";
import { slowLine } from "./slow-line.ts";

const ROUNDS = 5;
const SLOWER_PROCESSOR = 4;
const lines = [
  { name: "1.6 Mbit/s", roundTripMs: 150, bytesPerMs: 200, goalMs: 2500 },
  { name: "400 kbit/s", roundTripMs: 400, bytesPerMs: 50, goalMs: 5500 },
] as const;

/** How soon the quote's first question answers somebody who presses as soon as they see it, with nothing cached. */
export async function benchFirstQuestion(report: (progress: string) => void): Promise<Table> {
  ensureChromium();
  report("build");
  await buildWeb();
  const pages = await servePages();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows: string[][] = [];
  const missed: string[] = [];
  try {
    for (const line of lines) {
      report(line.name);
      const slow = await slowLine(pages.web, line);
      const times: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        times.push(await answer(browser, slow.origin));
      }
      await slow.stop();
      const { median } = summarise(times);
      rows.push([line.name, median.toFixed(0), Math.max(...times).toFixed(0), `${line.goalMs}`]);
      if (median > line.goalMs) missed.push(`${line.name}: ${median.toFixed(0)} ms`);
    }
  } finally {
    await browser.close();
    await pages.stop();
  }
  return {
    title: "First question of a quote: milliseconds until it answers, from its address",
    columns: ["", "median", "worst", "at most"],
    rows,
    notes: [`Medians of ${ROUNDS} rounds, at a processor slowed ${SLOWER_PROCESSOR} times.`],
    missed,
  };
}

function answer(browser: Browser, origin: string): Promise<number> {
  return withPage(browser, { viewport: { width: 390, height: 844 } }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
    await page.addInitScript(PRESS_AT_SIGHT);
    await page.goto(`${origin}/?step=start`, { waitUntil: "commit" });
    await page.locator("[aria-invalid=true]").first().waitFor();
    return page.evaluate<number>("answered");
  });
}

/** Runs in the page: presses 다음 in each frame, until the form says what is missing. */
const PRESS_AT_SIGHT = `
  window.answered = null;
  const look = () => {
    const buttons = [...document.querySelectorAll("main button")];
    buttons.find((button) => button.textContent === "다음")?.click();
    if (document.querySelector("[aria-invalid=true]") === null) requestAnimationFrame(look);
    else answered = performance.now();
  };
  requestAnimationFrame(look);
`;
