import { chromium, type Locator, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../../scripts/chromium.ts";
import { ensureChromium } from "../../../scripts/install-chromium.ts";
import { buildWeb } from "../../../scripts/build/web-build.ts";
import { paintOfPress, watchPresses } from "../product/press-paint.ts";
import { startProduct, type Product } from "../product/start-product.ts";
import { withPage } from "../product/with-page.ts";
import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";

const ROUNDS = 5;
/** How many times slower than this machine. */
const SLOWER_PROCESSOR = 4;
/** Milliseconds that no press and no upper quartile of all may exceed. */
const WORST_GOAL_MS = 200;
const UPPER_QUARTILE_GOAL_MS = 100;
const MEMBER = "demo-member";

/** Presses a target and notes its paint under a name. */
type Press = (name: string, target: Locator) => Promise<void>;

/** How soon each press of a quote, its calendar, items and sheets, and of the search of boxes is painted. */
export async function benchPresses(report: (progress: string) => void): Promise<Table> {
  ensureChromium();
  report("build");
  await buildWeb();
  const product = await startProduct();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const paints = new Map<string, number[]>();
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      report(`round ${round} of ${ROUNDS}`);
      for (const { person, visit } of visits) {
        const options = { viewport: { width: 390, height: 844 }, ...(await person(product)) };
        await withPage(browser, options, async (page) => {
          await watchPresses(page, SLOWER_PROCESSOR);
          await visit(page, product, async (name, target) => {
            const painted = await paintOfPress(page, target);
            paints.set(name, [...(paints.get(name) ?? []), painted]);
          });
        });
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return tableOf(paints);
}

const visits = [
  { person: async () => ({}), visit: quote },
  {
    person: async (product: Product) => ({ storageState: await product.logIn(MEMBER) }),
    visit: boxes,
  },
] as const;

async function quote(page: Page, { origin }: Product, press: Press): Promise<void> {
  await page.goto(origin);
  await press("home: a size", page.locator("label:visible", { hasText: "투룸" }));
  await press("home: to the quote", page.getByRole("link", { name: "이사 견적 받기" }));
  await answerPlace(page, press, "first place", "서울 마포구 월드컵북로 396");
  await answerPlace(page, press, "second place", "서울 성동구 왕십리로 83-21");
  await press("items: a group", page.getByText(/^가구 · /));
  await press("items: one more", page.getByRole("button", { name: /하나 추가$/ }).first());
  await press("price: its sheet", page.getByRole("button", { name: /^예상 금액/ }));
  await page.keyboard.press("Escape");
  await press("items: next", next(page));
  await press("calendar: next month", page.getByRole("button", { name: "다음 달" }));
  await press("calendar: a day", page.locator("[role=gridcell]:not([aria-disabled=true])").nth(9));
  await press("time", page.getByRole("radio", { name: /^오전/, disabled: false }).first());
  await page.goto(`${origin}/storage`);
  await press("storage: a number of boxes", page.getByRole("radio", { name: /^책장 하나/ }));
  await press("storage: next", next(page));
}

async function boxes(page: Page, { origin }: Product, press: Press): Promise<void> {
  await page.goto(`${origin}/my/order/storage/boxes`);
  await press("boxes: the search", page.getByRole("searchbox").first());
  await press("header: its menu", page.getByRole("button", { name: "메뉴" }).first());
}

/** The last answer leads on to the next question by itself. */
async function answerPlace(page: Page, press: Press, place: string, address: string) {
  await press(`${place}: its address`, page.getByRole("button", { name: /^주소/ }).first());
  await page.getByLabel("우편번호").fill("03925");
  await page.getByLabel("기본 주소").fill(address);
  await page.getByLabel("상세 주소").fill("101동");
  await page.getByRole("textbox", { name: "층수" }).fill("12");
  await press(`${place}: how it is carried`, page.getByRole("radio", { name: /^엘리베이터/ }));
}

const next = (page: Page) => page.getByRole("button", { name: "다음", exact: true });

function tableOf(paints: ReadonlyMap<string, readonly number[]>): Table {
  const rows = [...paints].map(([name, times]) => ({ name, ...summarise(times), times }));
  const slow = rows.filter(({ median }) => median > WORST_GOAL_MS);
  const upper = summarise(rows.map(({ median }) => median)).high;
  return {
    title: `Presses: milliseconds to their paint, at a processor slowed ${SLOWER_PROCESSOR} times`,
    columns: ["", "median", "worst", "at most"],
    rows: [
      ...rows.map(({ name, median, times }) => [
        name,
        median.toFixed(0),
        Math.max(...times).toFixed(0),
        `${WORST_GOAL_MS}`,
      ]),
      ["upper quartile of all", upper.toFixed(0), "", `${UPPER_QUARTILE_GOAL_MS}`],
    ],
    notes: [`Medians of ${ROUNDS} rounds, at 390 px.`],
    missed: [
      ...slow.map(({ name, median }) => `${name} takes ${median.toFixed(0)} ms`),
      ...(upper > UPPER_QUARTILE_GOAL_MS ? [`the upper quartile is ${upper.toFixed(0)} ms`] : []),
    ],
  };
}
