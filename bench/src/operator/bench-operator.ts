import type { OperatorDay, OperatorVisitAnswers } from "@damadum/sdk/model";
import type { Locator, Page } from "playwright";
import type { Table } from "../report/table.ts";
import { withConsole, type OpenConsole } from "./with-console.ts";

const PRESSES_GOAL = 240;
/** More than any order has steps. */
const MAX_ROUNDS = 8;
const ROUND_MS = 300_000;
const SCROLLED_MS = 300;
/** The same day by the terminal, in ../shared/findings/operating.md: commands that change a state, and their keys. */
const TERMINAL = { commands: "380", keys: "20,454" };

/** A person at the console: what they press is counted, and what they wait for is not skipped. */
class Hand {
  presses = 0;
  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
  }
}

/** A day of 60 moves and 40 storage visits, from confirmations to balances, in the real console. */
export function benchOperator(report: (progress: string) => void): Promise<Table> {
  const visits = { moves: 60, storage: 40 };
  return withConsole({ visits, report }, (console) => workDay(console, report));
}

async function workDay(
  { page, origin, day }: OpenConsole,
  report: (progress: string) => void,
): Promise<Table> {
  await page.goto(`${origin}/today?date=${day}`);
  const board = page.getByRole("grid", { name: "방문" });
  await board.waitFor();

  const hand = new Hand();
  const began = performance.now();
  const all = page.getByRole("checkbox", { name: "이 쪽 모두 선택" });
  const next = page.getByRole("button", { name: /곳 다음 단계로$/ });
  // The day of the bench is ahead: a day of today needs no such press.
  const early = page.getByRole("button", { name: "약속한 날보다 먼저 옮기기" });
  let left = await all.isEnabled();
  for (let round = 1; left; round += 1) {
    if (round > MAX_ROUNDS) throw new Error(`steps are left after ${MAX_ROUNDS} rounds`);
    report(`round ${round}`);
    await hand.press(all);
    let step = await advance(page, () => hand.press(next));
    if (step.outcomes.has("EARLY")) step = await advance(page, () => hand.press(early));
    if (step.outcomes.has("REFUSED")) throw new Error("a step of the day was refused");
    left = step.left;
  }
  const steps = hand.presses;
  report("balances");
  const record = page.getByRole("button", { name: /[\d,]+원 받음$/ });
  const dialog = page.getByRole("dialog");
  do {
    while ((await record.count()) > 0) {
      const first = await record.first().elementHandle();
      await hand.press(record.first());
      await hand.press(dialog.getByText("현금", { exact: true }));
      await hand.press(dialog.getByRole("button", { name: /받음$/ }));
      await first?.waitForElementState("hidden");
    }
  } while (await scrollOn(board));
  const seconds = (performance.now() - began) / 1000;
  const missed =
    hand.presses > PRESSES_GOAL
      ? [`${hand.presses} presses of a day, at most ${PRESSES_GOAL}`]
      : [];
  return {
    title: "Operator: a day of 60 moves and 40 storage visits, from confirmations to balances",
    columns: ["", "presses", "typed keys", "seconds"],
    rows: [
      ["console", `${hand.presses}`, "0", seconds.toFixed(0)],
      ["terminal", `${TERMINAL.commands} commands`, TERMINAL.keys, ""],
    ],
    notes: [`${steps} presses for the steps, the others for the balances of 30 moves.`],
    missed,
  };
}

/** Presses, and waits until the board shows what came of it: what the server answered, and whether any step is left. */
async function advance(page: Page, press: () => Promise<void>) {
  const outcomes = new Set<string>();
  const [shown] = await Promise.all([
    page.waitForResponse(
      async (response) => {
        const { pathname } = new URL(response.url());
        if (response.request().method() === "POST" && pathname.endsWith("/today/next")) {
          const { answers }: OperatorVisitAnswers = await response.json();
          for (const { outcome } of answers) outcomes.add(outcome);
        }
        return outcomes.size > 0 && pathname.endsWith("/operator/today");
      },
      { timeout: ROUND_MS },
    ),
    press(),
  ]);
  const { visits }: OperatorDay = await shown.json();
  return { outcomes, left: visits.some(({ next }) => next?.may === true) };
}

/** Only rows near those in sight are there: scrolls the board on, and says whether there was more of it. */
async function scrollOn(board: Locator): Promise<boolean> {
  const last = board.getByRole("row").last();
  const before = await last.getAttribute("aria-rowindex");
  await last.scrollIntoViewIfNeeded();
  await board.page().waitForTimeout(SCROLLED_MS);
  return (await last.getAttribute("aria-rowindex")) !== before;
}
