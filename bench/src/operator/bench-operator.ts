import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, todayInSeoul } from "@damadum/domain";
import { chromium, type Locator, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../../scripts/chromium.ts";
import { freePort } from "../../../scripts/stack/ports.ts";
import { Stack } from "../../../scripts/stack/stack.ts";
import { withPage } from "../product/with-page.ts";
import type { Table } from "../report/table.ts";
import { bookDay } from "./book-day.ts";
import { createOperator, logInOperator, type Operator } from "./log-in-operator.ts";

const { PATH, HOME, TMPDIR } = process.env;
const PRESSES_GOAL = 240;
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
export async function benchOperator(report: (progress: string) => void): Promise<Table> {
  const dataDir = await mkdtemp(join(tmpdir(), "damadum-bench-"));
  const [web, api, sandbox, console] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const env = { PATH, HOME, TMPDIR, RATE_LIMIT_FACTOR: "1000", DEMO_DATA: "0" };
  const stack = new Stack({ ports: { web, api, sandbox, console }, dataDir, env });
  const day = addDays(todayInSeoul(new Date()), 12);
  try {
    report("start");
    const operator = await createOperator({ DATA_DIR: dataDir });
    await stack.start(["sandbox", "server", "console"]);
    const origin = `http://localhost:${api}/api`;
    const headers = await logInOperator(origin, operator);
    report("book the day");
    await bookDay({ api: origin, sandbox: `http://localhost:${sandbox}`, operator: headers, day });
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      const viewport = { width: 1280, height: 800 };
      return await withPage(browser, { viewport }, (page) =>
        workDay(page, { origin: `http://localhost:${console}`, operator, day, report }),
      );
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Day {
  readonly origin: string;
  readonly operator: Operator;
  readonly day: string;
  readonly report: (progress: string) => void;
}

async function workDay(page: Page, { origin, operator, day, report }: Day): Promise<Table> {
  await page.goto(origin);
  await page.getByLabel("아이디").fill(operator.username);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(operator.password);
  await page.getByLabel("인증 번호").fill(operator.codes.shift() ?? "");
  await page.getByRole("button", { name: "로그인" }).click();
  await page.getByRole("heading", { name: "할 일" }).waitFor();
  await page.goto(`${origin}/today?date=${day}`);
  const board = page.getByRole("grid", { name: "방문" });
  await board.waitFor();

  const hand = new Hand();
  const began = performance.now();
  const all = page.getByRole("checkbox", { name: "이 쪽 모두 선택" });
  // Each round moves on whatever has a next step.
  for (let round = 1; await all.isEnabled(); round += 1) {
    report(`round ${round}`);
    await hand.press(all);
    const next = page.getByRole("button", { name: /곳 다음 걸음으로$/ });
    await hand.press(next);
    // The day of the bench is ahead: a day of today needs no such press.
    const early = page.getByRole("button", { name: "약속한 날보다 먼저 옮기기" });
    await page
      .getByText(/방문 \d+곳을 옮겼어요/)
      .or(early)
      .first()
      .waitFor({ timeout: 300_000 });
    if (await early.isVisible()) {
      await hand.press(early);
      await early.waitFor({ state: "hidden", timeout: 300_000 });
    }
    await page.waitForLoadState("networkidle");
  }
  const steps = hand.presses;
  report("balances");
  const record = page.getByRole("button", { name: /[\d,]+원 받음$/ });
  for (;;) {
    const first = record.first();
    if (!(await first.isVisible())) break;
    const name = (await first.getAttribute("aria-label")) ?? "";
    await hand.press(first);
    const dialog = page.getByRole("dialog");
    await hand.press(dialog.getByText("현금", { exact: true }));
    await hand.press(dialog.getByRole("button", { name: /받음$/ }));
    await dialog.waitFor({ state: "hidden", timeout: 60_000 });
    await page.getByRole("button", { name, exact: true }).waitFor({ state: "hidden" });
  }
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
