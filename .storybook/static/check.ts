// Part of `pnpm test:full`: the built Storybook works under any path, on plain http and without a service worker;
// every story follows the story rules there, and two runs produce byte-identical screenshots.
// `--only=screens-my,forms-quote` limits it to ids with these prefixes. Differing pictures are kept in
// .cache/story-pictures.
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { chromium, type Page, type ViewportSize } from "playwright";
import { testChromiumLaunchOptions } from "../../scripts/chromium.ts";
import { viewports } from "../stage/viewports.ts";
import { buildSite, serveSite, siteFolder, storiesOf } from "./site.ts";

const UNDER = "/a/b/";
const STORY_MS = 60_000;
const only = process.argv.find((option) => option.startsWith("--only="))?.slice("--only=".length);
const beginnings = only?.split(",") ?? [""];
const picturesFolder = join(import.meta.dirname, "../../.cache/story-pictures");

interface Finish {
  readonly status: string;
  readonly reporters: readonly {
    readonly type: string;
    readonly status: string;
    readonly result?: unknown;
  }[];
}

await buildSite(siteFolder);
const { server, port } = await serveSite(siteFolder, UNDER);
// Not "localhost", which browsers treat as a secure context.
const site = `http://stories.test:${port}${UNDER}`;
const { args, ...options } = testChromiumLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [
    ...args,
    "--host-resolver-rules=MAP stories.test 127.0.0.1",
    // Partially repainted tiles differ by a shade at rounded corners.
    "--disable-partial-raster",
    "--disable-lcd-text",
    "--force-color-profile=srgb",
  ],
});

const problems: string[] = [];
try {
  await managerShowsAStory();
  const ids = [...storiesOf(siteFolder).keys()].filter((id) =>
    beginnings.some((beginning) => id.startsWith(beginning)),
  );
  const sizes = await viewportSizes(ids);
  const first = await pictures(sizes);
  const second = await pictures(sizes);
  const different = ids.filter((id) => {
    const [one, other] = [first.get(id), second.get(id)];
    if (one === undefined || other === undefined || one.equals(other)) return false;
    mkdirSync(picturesFolder, { recursive: true });
    writeFileSync(join(picturesFolder, `${id}-1.png`), one);
    writeFileSync(join(picturesFolder, `${id}-2.png`), other);
    return true;
  });
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

/** Opens a page as a visitor of the site, without service workers. */
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
    const isOutside = !/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(site);
    if (isOutside) problems.push(`It calls ${request.url()}`);
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

async function viewportSizes(ids: readonly string[]): Promise<ReadonlyMap<string, ViewportSize>> {
  const page = await openPage();
  await finishOf(page, ids[0] ?? "");
  const names = await page.evaluate(async (requested) => {
    const preview = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__");
    const viewportNames: [string, string | undefined][] = [];
    for (const storyId of requested) {
      const { parameters } = await preview.loadStory({ storyId });
      viewportNames.push([storyId, parameters.viewport?.defaultViewport]);
    }
    return viewportNames;
  }, ids);
  await page.context().close();
  return new Map(names.map(([id, name]) => [id, viewportSize(name ?? "phone")]));
}

function viewportSize(name: string): ViewportSize {
  const found = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  if (found === undefined) throw new Error(`No viewport is called ${name}`);
  return { width: Number.parseInt(found.width), height: Number.parseInt(found.height) };
}

/** Takes a screenshot of each story's final state, in one page per core. */
async function pictures(
  sizes: ReadonlyMap<string, ViewportSize>,
): Promise<ReadonlyMap<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  const waiting = [...sizes];
  const work = async () => {
    const page = await openPage();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [id, size] = next;
      try {
        await page.setViewportSize(size);
        taken.set(id, await picture(page, id));
      } catch (error) {
        problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
      if (taken.size % 100 === 0) console.log(`${taken.size} of ${sizes.size} stories`);
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), sizes.size) }, work));
  return taken;
}

async function picture(page: Page, id: string): Promise<Buffer> {
  const finish = await finishOf(page, id);
  if (finish.status !== "success") {
    const failed = finish.reporters.filter(({ status }) => status === "failed");
    problems.push(`${id}: ${JSON.stringify(failed).slice(0, 600)}`);
  }
  return page.screenshot({ animations: "disabled", caret: "hide" });
}

/** Storybook's report on a story once it has been checked. */
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
