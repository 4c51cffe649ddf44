import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../../scripts/chromium.ts";
import { buildWeb } from "../../../scripts/build/web-build.ts";
import { paintedAt } from "../product/painted-at.ts";
import { goalRow } from "../report/goal-row.ts";
import { inTurns } from "../report/in-turns.ts";
import type { Table } from "../report/table.ts";
import { startCompanyProduct, withCompanyBoxes } from "./company-product.ts";
import { exchangeFile } from "./exchange-file.ts";
import { scrollRows } from "./scroll-rows.ts";

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 9;
const SCROLLED_ROWS = 5000;

const goals = { paintRatio: 1.5, longTaskMs: 100, memoryMb: 100 } as const;

/**
 * The workspace of a company with 100,000 boxes in Chromium: its first page, a long scroll, and a CSV export and
 * import.
 */
export async function benchCompanyWeb(report: (progress: string) => void): Promise<Table> {
  const title = "Company workspace with 100,000 boxes, in Chromium";
  report("build");
  await buildWeb();
  report("fill the database");
  const product = await startCompanyProduct([FEW, MANY]);
  if (product === null) {
    return {
      title,
      columns: [""],
      rows: [],
      notes: ["SKIPPED: needs PostgreSQL, see bench-server.md."],
    };
  }
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    report("first page");
    const painted = (size: number) => () => withCompanyBoxes(browser, product, { size }, paintedAt);
    const paint = await inTurns(ROUNDS, painted(FEW), painted(MANY));
    report(`scroll of ${SCROLLED_ROWS} rows`);
    const scroll = await scrollRows(browser, product, { size: MANY, rows: SCROLLED_ROWS });
    report("CSV out and in");
    const file = await exchangeFile(browser, product, MANY);
    const rows = [
      goalRow("first page painted, times that of 100 boxes", paint.ratio, goals.paintRatio, 2),
      goalRow(
        `longest task while ${scroll.rows.toLocaleString()} rows go by, ms`,
        scroll.longest,
        goals.longTaskMs,
      ),
      goalRow("CSV out: more memory of the server, MB", file.out.server, goals.memoryMb),
      goalRow("CSV out: more memory of the page, MB", file.out.page, goals.memoryMb),
      goalRow("CSV in: more memory of the server, MB", file.in.server, goals.memoryMb),
      goalRow("CSV in: more memory of the page, MB", file.in.page, goals.memoryMb),
    ];
    return {
      title,
      columns: ["", "measured", "goal"],
      rows: rows.map(({ cells }) => cells),
      notes: [
        `First row painted after ${paint.base.toFixed(0)} ms with ${FEW} boxes, ${paint.compared.toFixed(0)} ms with ${MANY.toLocaleString()}; median of ${ROUNDS}, in turns.`,
        `Scrolled on a processor slowed four times; ${scroll.tasks} tasks over 50 ms.`,
        `File of ${file.lines.toLocaleString()} lines: out in ${file.out.seconds.toFixed(1)} s, in again (checked and written) in ${file.in.seconds.toFixed(1)} s.`,
        "Memory of the server is what its process holds (VmRSS), of the page the heap of its script after a collection each second.",
      ],
      missed: rows.flatMap(({ missed }) => missed),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}
