import { demoPicture } from "@damadum/server/src/demo/demo-picture.ts";
import { createEncodeImage } from "@damadum/server/src/providers/images/images.ts";
import { chromium, type Browser, type Page } from "playwright";
import { buildWeb } from "../../../scripts/build/web-build.ts";
import { chromiumLaunchOptions } from "../../../scripts/chromium.ts";
import { paintedAt } from "../product/painted-at.ts";
import { startEmptyProduct, type Product } from "../product/start-product.ts";
import { withPage } from "../product/with-page.ts";
import { goalRow } from "../report/goal-row.ts";
import { inTurns } from "../report/in-turns.ts";
import type { Table } from "../report/table.ts";
import { fillMember } from "./fill-member.ts";
import { typeSearches } from "./type-searches.ts";

const BOXES = 5000;
const ROUNDS = 9;
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const MANY = "bench-many";
const NONE = "bench-none";

const goals = { paintRatio: 1.3, interactionMs: 100 } as const;

/** All boxes of a member in Chromium: the latency of typing a search, and the time to the first page. */
export async function benchMemberBoxes(report: (progress: string) => void): Promise<Table> {
  const title = `Boxes of a member with ${BOXES.toLocaleString()} of them, in Chromium`;
  report("build");
  await buildWeb();
  const product = await startEmptyProduct();
  if (product === null) {
    const notes = ["SKIPPED: needs PostgreSQL, see bench-server.md."];
    return { title, columns: [""], rows: [], notes };
  }
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    report("fill the database");
    for (const username of [MANY, NONE]) await product.signUp(username);
    const picture = await createEncodeImage()(await demoPicture("winter-clothes"));
    if (picture === null) throw new Error("The demo's picture is none");
    const { databaseUrl, dataDir } = product;
    const fill = {
      databaseUrl,
      dataDir,
      username: MANY,
      count: BOXES,
      picture: picture.small.bytes,
    };
    const [label = ""] = await fillMember(fill);
    report("first page");
    const painted = (username: string) => () => withBoxes(browser, product, username, paintedAt);
    const paint = await inTurns(ROUNDS, painted(NONE), painted(MANY));
    const texts = ["캠핑 의자", "ㄱㅇㅋㅌ", label.slice(0, 6)];
    report("search");
    const first = await searches(browser, product, texts, false);
    report("search with all boxes loaded");
    const all = await searches(browser, product, texts, true);
    const rows = [
      goalRow("first page painted, times that of no boxes", paint.ratio, goals.paintRatio, 2),
      goalRow("longest key to paint in a search, ms", first.worst, goals.interactionMs),
      goalRow("the same after all boxes were scrolled by", all.worst, goals.interactionMs),
    ];
    return {
      title,
      columns: ["", "measured", "goal"],
      rows: rows.map(({ cells }) => cells),
      notes: [
        `First box painted after ${paint.compared.toFixed(0)} ms, without boxes their absence after ${paint.base.toFixed(0)} ms; median of ${ROUNDS}, in turns.`,
        `Typed on a processor slowed ${SLOWDOWN} times: a content, its 초성 and a label, at two paces, ${first.count + all.count} keys. The longest is what INP is at its strictest.`,
      ],
      missed: rows.flatMap(({ missed }) => missed),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

function searches(
  browser: Browser,
  product: Product,
  texts: readonly string[],
  isAllLoaded: boolean,
) {
  return withBoxes(browser, product, MANY, async (page) => {
    await page.waitForLoadState("networkidle");
    if (isAllLoaded) await scrollToLast(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    return typeSearches(page, cdp, texts);
  });
}

/** Scrolls until no more pages of boxes load, then back to the search. */
async function scrollToLast(page: Page): Promise<void> {
  let [before, now] = [-1, 0];
  while (now > before) {
    before = now;
    await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
    await page.waitForLoadState("networkidle");
    now = await page.evaluate<number>("document.documentElement.scrollHeight");
  }
  await page.evaluate("scrollTo(0, 0)");
}

/** Opens the list as the member; runs `look` once the first box or the empty state is shown. */
async function withBoxes<Answer>(
  browser: Browser,
  product: Product,
  username: string,
  look: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const storageState = await product.logIn(username);
  return withPage(browser, { ...PHONE, storageState }, async (page) => {
    await page.goto(`${product.origin}/my/order/storage/boxes`);
    const first = page.getByRole("listitem").or(page.getByText("아직 박스가 없어요")).first();
    await first.waitFor();
    return look(page);
  });
}
