import { addDays } from "@damadum/domain";
import type { Locator, Page } from "playwright";
import { paintOfPress, watchPresses } from "../product/press-paint.ts";
import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { withConsole, type OpenConsole } from "./with-console.ts";

/** How many times slower than this machine. */
const SLOWER_PROCESSOR = 4;
const ROUNDS = 5;
const COLD_GOAL_MS = 3000;
const WARM_GOAL_MS = 1500;
const PAINT_GOAL_MS = 200;
/** Until the page that is left rests. */
const REST_MS = 1500;

/** The board of a day of 200 visits: how soon it can be used, and how soon each press is painted. */
export function benchBoard(report: (progress: string) => void): Promise<Table> {
  const visits = { moves: 120, storage: 80 };
  return withConsole({ visits, report }, (console) => measure(console, report));
}

async function measure(
  { page, origin, day }: OpenConsole,
  report: (progress: string) => void,
): Promise<Table> {
  const session = await page.context().newCDPSession(page);
  await watchPresses(page, SLOWER_PROCESSOR);
  await page.addInitScript(OBSERVE);
  const [cold, warm]: [number[], number[]] = [[], []];
  const paints = new Map<string, number[]>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    report(`round ${round} of ${ROUNDS}`);
    await session.send("Network.clearBrowserCache");
    await page.goto(`${origin}/today?date=${day}`);
    cold.push(await untilUsable(page));

    await page.goto(`${origin}/today?date=${addDays(day, -1)}`);
    await page.getByText("방문이 없어요").waitFor();
    await page.waitForTimeout(REST_MS);
    await page.getByRole("link", { name: "다음 날" }).click();
    warm.push(await untilUsable(page));

    for (const [name, target] of pressesOf(page)) {
      const painted = await paintOfPress(page, target);
      paints.set(name, [...(paints.get(name) ?? []), painted]);
    }
  }
  const rows = [
    rowOf("usable from a new address, nothing cached", cold, COLD_GOAL_MS),
    rowOf("usable after a press", warm, WARM_GOAL_MS),
    ...[...paints].map(([name, times]) => rowOf(`painted: ${name}`, times, PAINT_GOAL_MS)),
  ];
  return {
    title: `Operator: milliseconds of a board of 200 visits, at a processor slowed ${SLOWER_PROCESSOR} times`,
    columns: ["", "median", "worst", "goal"],
    rows: rows.map(({ cells }) => cells),
    notes: [`${ROUNDS} rounds, at 1280 px. The goal is the median's.`],
    missed: rows.flatMap(({ missed }) => missed),
  };
}

const pressesOf = (page: Page): readonly (readonly [string, Locator])[] => [
  ["all are chosen", page.getByRole("checkbox", { name: "이 쪽 모두 선택" })],
  ["none is chosen", page.getByRole("button", { name: "선택 해제" })],
  ["one is chosen", page.getByRole("row").nth(3).getByRole("checkbox")],
  ["one kind is shown", page.getByRole("link", { name: "보관", exact: true })],
  ["all kinds are shown", page.getByRole("link", { name: "모두", exact: true })],
  ["a step of one", page.getByRole("row").nth(2).getByRole("button")],
  ["what is left is shown", page.getByRole("checkbox", { name: /남은 것만/ })],
];

/** Milliseconds from the last press, or from the page's start, until a row of the board was painted. */
async function untilUsable(page: Page): Promise<number> {
  for (;;) {
    const usable = await page.evaluate<number | null>("usable");
    if (usable !== null) return usable;
    await page.waitForTimeout(100);
  }
}

/** Runs in the page. */
const OBSERVE = `
  window.usable = null;
  let pressed = 0;
  addEventListener("click", ({ timeStamp }) => { pressed = timeStamp; usable = null; }, true);
  const look = () => {
    if (usable === null && document.querySelector("[role=grid] tbody input") !== null) {
      setTimeout(() => { usable ??= performance.now() - pressed; });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

function rowOf(name: string, times: readonly number[], goal: number) {
  const { median } = summarise(times);
  return {
    cells: [name, median.toFixed(0), Math.max(...times).toFixed(0), `${goal}`],
    missed: median > goal ? [`${name}: ${median.toFixed(0)} ms, at most ${goal}`] : [],
  };
}
