import { chromium, type BrowserContext } from "playwright";
import { buildWeb } from "../../../scripts/build/web-build.ts";
import { chromiumLaunchOptions } from "../../../scripts/chromium.ts";
import { ensureChromium } from "../../../scripts/install-chromium.ts";
import { ratioRow } from "../report/ratio-row.ts";
import type { Table } from "../report/table.ts";
import { servePages } from "./pages.ts";
import { slowLine } from "./slow-line.ts";

const ROUNDS = 11;
/** Lighthouse's phone profile: slow 4G, a processor four times slower. */
const LINE = { roundTripMs: 150, bytesPerMs: 200 };
const SLOWER_PROCESSOR = 4;
const names = ["here", "peer"] as const;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** Later paints do not belong to the load. */
const REST_MS = 1000;

/** The home page on a repeat visit with its service worker, beside the same page as HTML only. */
export async function benchRepeatVisit(report: (progress: string) => void): Promise<Table> {
  ensureChromium();
  report("build");
  await buildWeb();
  const pages = await servePages();
  const lines = {
    here: await slowLine(pages.web, LINE),
    peer: await slowLine(pages.twins, LINE),
  };
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const contexts = {
      here: await browser.newContext(PHONE),
      peer: await browser.newContext(PHONE),
    };
    await firstVisit(contexts.here, lines.here.origin, true);
    await firstVisit(contexts.peer, lines.peer.origin, false);
    const rounds: { here: number; peer: number }[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      report(`round ${round} of ${ROUNDS}`);
      const times = { here: 0, peer: 0 };
      // Alternates, because the second finds the machine warmer.
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        times[name] = await largestPaint(contexts[name], lines[name].origin);
      }
      rounds.push(times);
    }
    return tableOf(rounds);
  } finally {
    await browser.close();
    await Promise.all([lines.here.stop(), lines.peer.stop()]);
    await pages.stop();
  }
}

async function firstVisit(context: BrowserContext, url: string, hasWorker: boolean): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  if (hasWorker) {
    // The first event only tells where the pointer is; the second tells that it moves.
    await page.mouse.move(100, 300, { steps: 2 });
    await page.evaluate(WORKER_CONTROLS);
  }
  await page.waitForLoadState("networkidle");
  await page.close();
}

async function largestPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
  await page.goto(url);
  await page.waitForTimeout(REST_MS);
  const paint = await page.evaluate<number>(LARGEST_PAINT);
  await page.close();
  return paint;
}

/** Evaluated in the page, whose policy forbids eval, so Playwright's polling helpers do not work there. */
const WORKER_CONTROLS = `new Promise((resolve) => {
  if (navigator.serviceWorker.controller !== null) resolve();
  navigator.serviceWorker.addEventListener("controllerchange", () => resolve());
})`;

const LARGEST_PAINT = `new Promise((resolve) => {
  const read = (list) => resolve(list.getEntries().at(-1).startTime);
  new PerformanceObserver(read).observe({ type: "largest-contentful-paint", buffered: true });
})`;

function tableOf(rounds: readonly { here: number; peer: number }[]): Table {
  const { cells, missed } = ratioRow("/ LCP of a repeat visit", rounds, 1);
  return {
    title: "Repeat visit: the home with its service worker, in ms",
    columns: ["", "here", "peer", "ratio", "middle half", "at most"],
    rows: [cells],
    notes: [
      `Medians of ${ROUNDS} rounds, each of a visit here and one of the same page as HTML alone, which has been visited before too.`,
    ],
    missed,
  };
}
