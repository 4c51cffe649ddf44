import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { transformWithOxc } from "vite";
import { testChromiumLaunchOptions } from "../../scripts/chromium.ts";
import { viewports } from "../stage/viewports.ts";
import { storiesOf, types } from "../static/site.ts";
import type { SitePrints, StoryPrints, Width } from "./compare.ts";
import { printOf, type Collected, type PlacedElement, type Print } from "./print.ts";

const STORY_MS = 60_000;
/** Some stories print the address, so it has no port. */
const ORIGIN = "http://localhost/";
/** Stories that one document shows before it is opened anew. */
const STORIES_A_PAGE = 40;
const MAX_HEIGHT = 8_000;
const heights: Readonly<Record<Width, number>> = { 390: 844, 1280: 900 };

/** The functions of page/collect.ts, as the page gets them. */
const collectorFile = join(import.meta.dirname, "page/collect.ts");
const { code } = await transformWithOxc(readFileSync(collectorFile, "utf8"), collectorFile);
const collector = `globalThis.reviewPage = (() => {
${code.replaceAll(/^export /gm, "")}
return { collectPrint, waitForQuiet, contentHeight, placedElements };
})();`;

export interface BuiltSite {
  readonly site: string;
  /** Globals of the toolbar as Storybook's address has them, such as `shell:app;textSize:200`. */
  readonly modes?: string;
}

export interface Pictures {
  readonly light: Buffer;
  readonly dark: Buffer;
}

export interface Shown {
  readonly id: string;
  readonly width: Width;
  readonly print: Print;
  /** Draws the mounted story in both schemes as PNG, and lists its elements. */
  draw(): Promise<Pictures & { readonly elements: readonly PlacedElement[] }>;
}

export interface Visit extends SitePrints {
  /** The stories that could not be shown in two attempts, with the reason. */
  readonly unseen: readonly string[];
}

export async function launchBrowser(): Promise<Browser> {
  const { args, ...options } = testChromiumLaunchOptions();
  // Partially repainted tiles differ by a shade at rounded corners.
  const steady = ["--disable-partial-raster", "--disable-lcd-text", "--force-color-profile=srgb"];
  return chromium.launch({ ...options, args: [...args, ...steady] });
}

/**
 * Shows stories of a built site at each width, one page per core, and returns their prints, each taken once its document
 * has not changed for `quietMs`.
 */
export async function visitStories(
  browser: Browser,
  build: BuiltSite,
  ids: readonly string[],
  quietMs: number,
  onShown: (shown: Shown) => Promise<void> = async () => {},
): Promise<Visit> {
  const index = storiesOf(build.site);
  const stories: Record<string, StoryPrints> = {};
  const tokens: Record<string, readonly [string, string]> = {};
  const waiting = [...ids];
  const failed = new Map<string, string>();
  let current = Promise.resolve(browser);
  /** Another browser when this one is gone: a machine without memory left ends it. */
  const living = async () => {
    const known = current;
    if (!(await known).isConnected() && current === known) current = launchBrowser();
    return current;
  };
  const work = async () => {
    let stage: Stage | null = null;
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const { title, name } = index.get(id) ?? { title: id, name: "" };
      try {
        if (stage === null || stage.shown >= STORIES_A_PAGE) {
          await stage?.page.context().close();
          stage = await openStage(await living(), build);
        }
        const failure = await show(stage, id);
        const widths = { 390: await at(stage, id, 390), 1280: await at(stage, id, 1280) };
        stories[id] = { title, name, ...(failure === null ? {} : { failure }), widths };
        failed.delete(id);
      } catch (error) {
        // Once more; a browser that went is not the story's fault.
        if (!failed.has(id) || !(await current).isConnected()) waiting.push(id);
        failed.set(id, error instanceof Error ? error.message.slice(0, 300) : String(error));
        // It may have gone with its browser; then there is nothing left to close.
        if (stage?.page.isClosed() === false) await stage.page.context().close();
        stage = null;
      }
    }
    await stage?.page.context().close();
  };
  const at = async ({ page }: Stage, id: string, width: Width): Promise<Print> => {
    await page.setViewportSize({ width, height: heights[width] });
    await inPage(page, `waitForQuiet(${quietMs})`);
    const collected = await inPage<Collected>(page, "collectPrint()");
    Object.assign(tokens, collected.declared);
    const print = printOf(collected);
    await onShown({ id, width, print, draw: () => draw(page, width) });
    return print;
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), ids.length) }, work));
  const last = await current;
  if (last !== browser) await last.close();
  return { tokens, stories, unseen: [...failed].map(([id, reason]) => `${id}: ${reason}`) };
}

interface Stage {
  readonly page: Page;
  readonly modes: string;
  shown: number;
}

async function openStage(browser: Browser, { site, modes = "" }: BuiltSite): Promise<Stage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: heights[390] },
    serviceWorkers: "block",
    reducedMotion: "reduce",
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
  });
  await context.addInitScript({ content: collector });
  const page = await context.newPage();
  await page.route("**/*", (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const path = join(site, pathname);
    if (`${origin}/` !== ORIGIN) return route.abort();
    if (!existsSync(path)) return route.fulfill({ status: 404 });
    return route.fulfill({ path, contentType: types[extname(path)] ?? "application/octet-stream" });
  });
  return { page, modes, shown: 0 };
}

/** Mounts a story at its own width; returns why its report is not a success, or null. */
async function show(stage: Stage, id: string): Promise<string | null> {
  const { page, modes } = stage;
  if (stage.shown === 0) {
    // Without axe, which would take as long as the rest.
    const globals = `globals=a11y.manual:!true;${modes}`;
    // Of no story: each gets its width before it is mounted.
    await page.goto(`${ORIGIN}iframe.html?id=none--none&viewMode=story&${globals}`);
    await page.waitForFunction("globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined");
  }
  const name = await page.evaluate(async (storyId) => {
    const { parameters } = await Reflect.get(globalThis, "__STORYBOOK_PREVIEW__").loadStory({
      storyId,
    });
    return String(parameters.viewport?.defaultViewport ?? "phone");
  }, id);
  const size = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  const width = Number.parseInt(size?.width ?? "390");
  await page.setViewportSize({ width, height: Number.parseInt(size?.height ?? "844") });
  stage.shown += 1;
  return page.evaluate(
    ({ storyId, within }) =>
      new Promise<string | null>((resolve, reject) => {
        const channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
        const timer = setTimeout(() => reject(new Error("It never finished")), within);
        const finish = (report: {
          storyId: string;
          status: string;
          reporters: readonly { status: string }[];
        }) => {
          if (report.storyId !== storyId) return;
          channel.off("storyFinished", finish);
          clearTimeout(timer);
          const failed = report.reporters.filter(({ status }) => status === "failed");
          resolve(
            report.status === "success"
              ? null
              : `${report.status} ${JSON.stringify(failed).slice(0, 300)}`,
          );
        };
        channel.on("storyFinished", finish);
        channel.emit("setCurrentStory", { storyId, viewMode: "story" });
      }),
    { storyId: id, within: STORY_MS },
  );
}

async function draw(
  page: Page,
  width: Width,
): Promise<Pictures & { elements: readonly PlacedElement[] }> {
  const content = await inPage<number | null>(page, "contentHeight()");
  const height = Math.min(MAX_HEIGHT, Math.max(heights[width], content ?? 0));
  await page.setViewportSize({ width, height });
  await inPage(page, "waitForQuiet(30)");
  const elements = await inPage<PlacedElement[]>(page, "placedElements()");
  const options = { animations: "disabled", caret: "hide" } as const;
  const light = await page.screenshot(options);
  await page.emulateMedia({ colorScheme: "dark" });
  await inPage(page, "waitForQuiet(30)");
  const dark = await page.screenshot(options);
  await page.emulateMedia({ colorScheme: "light" });
  return { light, dark, elements };
}

/** Calls a function of page/collect.ts. */
function inPage<T = unknown>(page: Page, call: string): Promise<T> {
  return page.evaluate<T>(`globalThis.reviewPage.${call}`);
}
