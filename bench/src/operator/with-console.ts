import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, todayInSeoul } from "@damadum/domain";
import { chromium, type Page } from "playwright";
import { buildSite } from "../../../scripts/build/web-build.ts";
import { chromiumLaunchOptions } from "../../../scripts/chromium.ts";
import { freePort } from "../../../scripts/stack/ports.ts";
import { Stack } from "../../../scripts/stack/stack.ts";
import { withPage } from "../product/with-page.ts";
import { bookDay, type Visits } from "./book-day.ts";
import { createOperator, logInOperator } from "./log-in-operator.ts";

const { PATH, HOME, TMPDIR } = process.env;

/** The console of an operator who has logged in. */
export interface OpenConsole {
  readonly page: Page;
  readonly origin: string;
  /** The day on which everything is booked. */
  readonly day: string;
}

/** Starts the product with its built console and a booked day, and runs `work` with an operator's page. */
export async function withConsole<Answer>(
  { visits, report }: { visits: Visits; report: (progress: string) => void },
  work: (console: OpenConsole) => Promise<Answer>,
): Promise<Answer> {
  report("build");
  await buildSite("console");
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
    const served = `http://localhost:${api}/api`;
    const headers = await logInOperator(served, operator);
    report("book the day");
    const provider = `http://localhost:${sandbox}`;
    await bookDay({ api: served, sandbox: provider, operator: headers, day, visits });
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      return await withPage(browser, { viewport: { width: 1280, height: 800 } }, async (page) => {
        const origin = `http://localhost:${console}`;
        await page.goto(origin);
        await page.getByLabel("아이디").fill(operator.username);
        await page.getByRole("textbox", { name: "비밀번호" }).fill(operator.password);
        await page.getByLabel("인증 번호").fill(operator.codes.shift() ?? "");
        await page.getByRole("button", { name: "로그인" }).click();
        await page.getByRole("heading", { name: "할 일" }).waitFor();
        return work({ page, origin, day });
      });
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
