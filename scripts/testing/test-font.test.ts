import { chromium } from "playwright";
import { expect, it, vi } from "vitest";
import { testChromiumLaunchOptions } from "../chromium.ts";

/** As the theme names its fonts: some of this machine, then the generic ones. */
const LETTERS = `
  <meta charset="utf-8">
  <p style="font: 400 16px 'Noto Sans CJK KR', NanumSquare, Roboto, system-ui, sans-serif">서울 마포구, 1,234원</p>
  <p style="font: 600 16px -apple-system, 'Malgun Gothic', sans-serif">서울 마포구, 1,234원</p>
  <p style="font: 700 16px monospace">서울 마포구, 1,234원</p>`;

it.runIf(process.platform === "linux").each([
  [undefined, "Noto Sans KR"],
  ["wide", "NanumGothic"],
  ["narrow", "Do Hyeon"],
])(
  "browsers of tests draw all text in one bundled font when TEST_FONT is %s",
  async (name, family) => {
    vi.stubEnv("TEST_FONT", name);
    const browser = await chromium.launch(testChromiumLaunchOptions());
    try {
      const page = await browser.newPage();
      await page.setContent(LETTERS);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("DOM.enable");
      await devtools.send("CSS.enable");
      const { root } = await devtools.send("DOM.getDocument");
      const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
        nodeId: root.nodeId,
        selector: "p",
      });
      const families = await Promise.all(
        nodeIds.map(async (nodeId) => {
          const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
          return fonts.map(({ familyName }) => familyName);
        }),
      );

      // Chromium adds the weight to some names.
      expect(new Set(families.flat().map((drawn) => drawn.slice(0, family.length)))).toEqual(
        new Set([family]),
      );
    } finally {
      await browser.close();
      vi.unstubAllEnvs();
    }
  },
);

it("browsers of tests are not started when TEST_FONT names no bundled font", () => {
  vi.stubEnv("TEST_FONT", "comic");

  expect(() => testChromiumLaunchOptions()).toThrow("usual, wide, narrow");
  vi.unstubAllEnvs();
});
