import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../scripts/root.ts";
import { buildSite, serveSite } from "../static/site.ts";
import { causeName, itemsOf, type Item, type Review } from "./data.ts";
import { readDecisions, readReview, writeReport } from "./report.ts";
import { compareBuilds, type Build, type Comparison } from "./review.ts";
import { serveReport } from "./serve.ts";
import { launchBrowser, visitStories } from "./visit.ts";

let browser: Browser;
let folder: string;
let base: Build;
let comparison: Comparison;

/** A build of the stories in testing/, with or without the planted changes. */
async function build(name: string, env = {}): Promise<Build> {
  const cache = join(folder, name);
  mkdirSync(cache, { recursive: true });
  await buildSite(join(cache, "site"), { config: ".storybook/review/testing", env });
  return { site: join(cache, "site"), cache };
}

beforeAll(async () => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  folder = mkdtempSync(join(root, ".cache/review-test-"));
  browser = await launchBrowser();
  base = await build("base");
  const change = await build("change", { PLANTED: "1" });
  // All pictures are drawn, so that a change without a differing print is found.
  comparison = await compareBuilds(browser, base, change, { all: true });
  const { groups, invisible, problems } = comparison;
  const review: Review = {
    base: "main",
    commit: "0".repeat(40),
    trees: { base: "1", change: "2" },
    reviewer: "",
    groups,
    invisible,
    problems,
    decided: { decisions: [], comments: [] },
  };
  await writeReport(
    review,
    { base: base.cache, change: change.cache },
    comparison.prints,
    join(folder, "report"),
  );
}, 300_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a review of planted changes", () => {
  it("names the cause of each change, and finds all that a full drawing finds", () => {
    const byCause = comparison.groups.map(({ causes, cards }) => [
      causes.map(causeName).join(" + "),
      [...new Set(cards.flat().map(({ story }) => story))],
    ]);
    expect(Object.fromEntries(byCause)).toEqual({
      "토큰 radii.lg": ["few--token"],
      "모양 badge": ["few--recipe"],
      "문구 “박스를 지켜요” → “박스를 돌봐요”": ["few--words"],
      "그림 empty-box": ["few--picture"],
      "토큰 radii.lg + 모양 badge + 그림 empty-box": ["few--everything"],
    });
    expect(itemsOf(comparison.groups)).toHaveLength(5 * 4);
    expect(comparison.problems).toEqual([]);
  });

  it("finds nothing when the same build is drawn twice", async () => {
    const again: Build = { site: base.site, cache: join(folder, "again") };
    mkdirSync(again.cache);
    const twice = await compareBuilds(browser, base, again, { all: true });
    expect([...twice.groups, ...twice.invisible]).toEqual([]);
  }, 180_000);
});

it("a visit shows every story when its browser ends on the way", async () => {
  const own = await launchBrowser();
  const ids = ["few--token", "few--recipe", "few--words"];
  const { stories, unseen } = await visitStories(own, base, ids, 30, () => own.close());
  expect(Object.keys(stories).toSorted()).toEqual(ids.toSorted());
  expect(unseen).toEqual([]);
}, 180_000);

it("a print is the same when its story was drawn at another width before", async () => {
  const ids = ["few--caret", "few--bar"];
  const plain = await visitStories(browser, base, ids, 30);
  const drawn = await visitStories(
    browser,
    base,
    ids,
    30,
    async (shown) => void (await shown.draw()),
  );
  expect(drawn.stories).toEqual(plain.stories);
  // A bar makes room for itself; that is no change of a token.
  const { tokens } = await visitStories(browser, base, ["few--bar"], 30);
  expect(tokens).toEqual((await visitStories(browser, base, ["few--caret"], 30)).tokens);
}, 180_000);

it("a visit shows stories in the modes of the toolbar that it is given", async () => {
  const pictureIn = async (modes: string): Promise<Buffer> => {
    const drawn: Buffer[] = [];
    await visitStories(browser, { site: base.site, modes }, ["few--words"], 30, async (shown) => {
      drawn.push((await shown.draw()).light);
    });
    return Buffer.concat(drawn);
  };
  expect((await pictureIn("textSize:200")).equals(await pictureIn(""))).toBe(false);
}, 180_000);

describe("the manager", () => {
  it("shows a story at the width that it names, unless the person has chosen one", async () => {
    const { server, port } = await serveSite(base.site);
    const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
    const expectWidth = async (story: string, width: number) => {
      await page.goto(`http://127.0.0.1:${port}/?path=/story/${story}`);
      const frame = page.locator("#storybook-preview-iframe");
      await frame.contentFrame().locator("#storybook-root button").waitFor();
      const shown = async () => (await frame.boundingBox())?.width;
      await expect.poll(shown, { timeout: 30_000 }).toBe(width);
    };
    await expectWidth("few--same", 390);
    await expectWidth("few--desktop", 1280);
    await expectWidth("few--desktop&globals=viewport.value:tablet", 768);
    await page.close();
    server.close();
    server.closeAllConnections();
  }, 180_000);
});

describe("the page of a review", () => {
  const item = (story: string): Item | undefined =>
    itemsOf(readReview(join(folder, "report"))?.groups ?? []).find((each) => each.story === story);

  it("opens from files in both schemes, has no axe violation and asks nothing from outside", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ colorScheme, locale: "ko-KR" });
      const page = await context.newPage();
      const outside: string[] = [];
      page.on("request", (request) => {
        if (!/^(?:file|data|blob):/.test(request.url())) outside.push(request.url());
      });
      await page.goto(`file://${join(folder, "report/index.html")}`);
      for (const summary of await page.getByText("그림 보기").all()) await summary.click();
      await page.getByText("차이만").click();
      await page.getByText("밀어 보기").click();
      await expect(page.getByRole("slider").first().isVisible()).resolves.toBe(true);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      expect(outside).toEqual([]);
      await page.getByRole("button", { name: "모든 화면" }).press("Enter");
      await page.getByRole("searchbox").fill("badge 연체");
      await page.getByText("Few · 1가지").press("Enter");
      await expect
        .poll(() => page.getByRole("img", { name: "Few Everything 390-dark" }).count(), {
          timeout: 30_000,
        })
        .toBe(1);
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
      const offered = page.waitForEvent("download");
      await page.getByRole("button", { name: "결정 파일 내려받기" }).press("Enter");
      expect((await offered).suggestedFilename()).toBe("main.json");
      await context.close();
    }
  }, 180_000);

  it("offers its decisions as a download when a host of static files serves it under a path", async () => {
    const { server, port } = await serveSite(join(folder, "report"), "/a/b/");
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/a/b/index.html`);
    const group = page.getByRole("region", { name: "토큰 radii.lg", exact: true });
    await group.getByRole("button", { name: "모두 받아들이기" }).press("Enter");
    const offered = page.waitForEvent("download");
    await page.getByRole("button", { name: "결정 파일 내려받기" }).press("Enter");
    expect(JSON.parse(await readFile(await (await offered).path(), "utf8")).decisions).toHaveLength(
      4,
    );
    await page.close();
    server.close();
    server.closeAllConnections();
  }, 180_000);

  it("writes decisions and pinned comments into the file when it is served, by keyboard alone", async () => {
    const file = join(folder, "reviews/main.json");
    const server = await serveReport(file, { folder: join(folder, "report") });
    const address = server.address();
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
    const group = page.getByRole("region", { name: "토큰 radii.lg", exact: true });
    await group.getByRole("button", { name: "모두 받아들이기" }).press("Enter");
    await group.getByText("그림 보기").press("Enter");
    const card = group.getByRole("region", { name: "Few Token (390-light)" });
    await card.getByRole("button", { name: "메모 0개" }).press("Enter");
    await card.getByRole("combobox").selectOption({ index: 1 });
    await card.getByRole("textbox", { name: "메모" }).fill("너무 각져요");
    await card.getByRole("button", { name: "메모 남기기" }).press("Enter");
    await card.getByText("너무 각져요").waitFor();
    await page.waitForLoadState("networkidle");
    const { decisions, comments } = readDecisions(file);
    const { before, after } = item("few--token") ?? {};
    expect(decisions.filter(({ mode }) => mode === "390-light")).toEqual([
      expect.objectContaining({ story: "few--token", before, after, decision: "accepted" }),
    ]);
    expect(decisions).toHaveLength(4);
    expect(comments).toEqual([
      expect.objectContaining({ selector: expect.stringMatching(/^div/), state: "open" }),
    ]);
    server.close();
    server.closeAllConnections();
  }, 180_000);
});
