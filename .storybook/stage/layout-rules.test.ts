import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testChromiumLaunchOptions } from "../../scripts/chromium.ts";

let browser: Browser;
let page: Page;
let rules: string;

beforeAll(async () => {
  browser = await chromium.launch(testChromiumLaunchOptions());
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  rules = await bundle();
}, 120_000);

afterAll(() => browser.close());

describe("layoutViolations", () => {
  it.each([
    [
      "text leaves an ancestor that clips it",
      `<ul style="overflow: hidden; width: 9rem"><li style="width: 20rem; text-align: end">보관 중</li></ul>`,
      "Cut by its ul",
    ],
    [
      "text is below the end of an ancestor that clips it",
      `<div style="overflow: clip; height: 2rem"><p style="padding-top: 4rem">보관 중</p></div>`,
      "Cut by its div",
    ],
    [
      "the page is wider than the screen",
      `<p style="width: 420px">주소 검색</p>`,
      "wide on a screen of 390",
    ],
    [
      "bars cover more than a third",
      `<header style="position: sticky; top: 0; height: 150px">담아둠</header><div style="position: fixed; inset: auto 0 0; height: 150px">총액</div>`,
      "Bars cover 300 of 844 px",
    ],
    [
      "a link on its own line is low",
      `<p><a href="#">손해배상규정 보기</a></p>`,
      "is a small target",
    ],
  ])("names the fault when %s", async (_when, body, fault) => {
    expect(await violationsOf(body)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    [
      "text ends in an ellipsis on purpose",
      `<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 4rem">서울 마포구 월드컵북로</p>`,
    ],
    [
      "text can be scrolled into sight",
      `<div style="overflow: auto; width: 9rem"><p style="width: 20rem; text-align: end">보관 중</p></div>`,
    ],
    [
      "a control is hidden behind a button",
      `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden"><input type="file"></span>`,
    ],
    [
      "text is for screen readers",
      `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">7단계 중 1단계</span>`,
    ],
    ["a bar scrolls along with the page", `<header style="height: 400px">담아둠</header>`],
    ["a link is part of a sentence", `<p>자세한 내용은 <a href="#">약관</a>에 있어요.</p>`],
    [
      "a checkbox is small and its label is not",
      `<label style="display: inline-block; padding: 1rem"><input type="checkbox"> 지하예요</label>`,
    ],
  ])("is content when %s", async (_when, body) => {
    expect(await violationsOf(body)).toEqual([]);
  });
});

async function violationsOf(body: string): Promise<unknown> {
  await page.setContent(`<meta charset="utf-8"><style>body { margin: 0 }</style>${body}`);
  await page.addScriptTag({ content: rules });
  return page.evaluate("rules.layoutViolations()");
}

/** The rules as a script that makes the global `rules`. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, "layout-rules.ts"),
        name: "rules",
        formats: ["iife"],
      },
    },
  });
  const [first] = [result].flat();
  if (first === undefined || !("output" in first)) throw new Error("Nothing was bundled");
  return first.output[0].code;
}
