// Part of `pnpm test:full`: the built Storybook works under any path, on plain http and without a service worker;
// every story keeps the story rules there and looks the same, to the byte, in two runs.
// `--quick` builds and opens a component and a screen; `npm test` has the time for that.
import { availableParallelism } from "node:os";
import { chromium, type Browser, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../scripts/chromium.ts";
import { buildSite, serveSite, storyIds } from "./site.ts";

const UNDER = "/a/b/";
const STORY_MS = 60_000;
const isQuick = process.argv.includes("--quick");

interface Finish {
  readonly status: string;
  readonly reporters: readonly {
    readonly type: string;
    readonly status: string;
    readonly result?: unknown;
  }[];
}

buildSite();
const { server, port } = await serveSite(UNDER);
// A name of its own and not "localhost", which browsers trust like https.
const site = `http://stories.test:${port}${UNDER}`;
const { args, ...options } = chromiumLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...args, "--host-resolver-rules=MAP stories.test 127.0.0.1"],
});

const problems: string[] = [];
try {
  await managerShowsAStory();
  const ids = isQuick ? ["components-button--default", "screens-my--default"] : storyIds();
  const first = await pictures(browser, ids);
  const second = isQuick ? first : await pictures(browser, ids);
  const different = ids.filter(
    (id) => second.get(id)?.equals(first.get(id) ?? Buffer.of()) !== true,
  );
  problems.push(...different.map((id) => `${id}: two runs give different pictures`));
} finally {
  await browser.close();
  server.close();
}
for (const problem of new Set(problems)) console.error(problem);
console.log(
  `storybook: ${problems.length === 0 ? "as it should be" : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** A page as one who visits the site has it, which cannot register a service worker. */
async function openPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    reducedMotion: "reduce",
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
  });
  const page = await context.newPage();
  page.on("request", (request) => {
    if (!request.url().startsWith(site)) problems.push(`It calls ${request.url()}`);
  });
  return page;
}

async function managerShowsAStory(): Promise<void> {
  const page = await openPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site}?path=/story/components-button--default`);
  const story = page.frameLocator("#storybook-preview-iframe").getByRole("button").first();
  await story.waitFor({ timeout: STORY_MS });
  await page.context().close();
}

/** Opens each story, in as many pages as there are cores, and photographs what stands there in the end. */
async function pictures(from: Browser, ids: readonly string[]): Promise<Map<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  const waiting = [...ids];
  const work = async () => {
    const page = await openPage();
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        taken.set(id, await picture(page, id));
      } catch (error) {
        problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), ids.length) }, work));
  return from.isConnected() ? taken : new Map();
}

async function picture(page: Page, id: string): Promise<Buffer> {
  const finish = await finishOf(page, id);
  if (finish.status !== "success") {
    const failed = finish.reporters.filter(({ status }) => status === "failed");
    problems.push(`${id}: ${JSON.stringify(failed).slice(0, 600)}`);
  }
  return page.screenshot({ animations: "disabled", caret: "hide" });
}

/** What Storybook says of a story once it has been judged. */
async function finishOf(page: Page, id: string): Promise<Finish> {
  await page.goto(`${site}iframe.html?id=${id}&viewMode=story`, { waitUntil: "commit" });
  return page.evaluate(
    ({ within }) =>
      new Promise<Finish>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error("It never finished")), within);
        const look = () => {
          const channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
          if (channel === undefined) return void setTimeout(look, 5);
          channel.once("storyFinished", (finish: Finish) => {
            clearTimeout(timer);
            resolve(finish);
          });
        };
        look();
      }),
    { within: STORY_MS },
  );
}
