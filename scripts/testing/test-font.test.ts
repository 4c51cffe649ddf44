import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type LaunchOptions } from "playwright";
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

/** The folders of fonts that a machine may have; a folder that does not exist has none. */
const machines = [
  "/no-font",
  "/usr/share/fonts/opentype/noto",
  "/usr/share/fonts/truetype/nanum",
  fontFolder("@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf"),
];

it.runIf(process.platform === "linux")(
  "browsers of tests draw text equally wide when the machine has no font, only Noto Sans CJK or only Nanum",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "fonts-"));
    const ofTests: string[] = [];
    const ofPeople: string[] = [];
    try {
      for (const [n, fonts] of machines.entries()) {
        const file = join(folder, `${n}.conf`);
        writeFileSync(
          file,
          `<fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>`,
        );
        vi.stubEnv("FONTCONFIG_FILE", file);
        const options = testChromiumLaunchOptions();
        ofTests.push(await widths(options));
        ofPeople.push(await widths({ ...options, env: process.env }));
      }
    } finally {
      rmSync(folder, { recursive: true });
      vi.unstubAllEnvs();
    }

    expect(new Set(ofTests).size).toBe(1);
    // Otherwise these machines would prove nothing.
    expect(new Set(ofPeople).size).toBeGreaterThan(1);
  },
  // It starts eight browsers.
  60_000,
);

it("browsers of tests are not started when TEST_FONT names no bundled font", () => {
  vi.stubEnv("TEST_FONT", "comic");

  expect(() => testChromiumLaunchOptions()).toThrow("usual, wide, narrow");
  vi.unstubAllEnvs();
});

function fontFolder(file: string): string {
  return dirname(fileURLToPath(import.meta.resolve(file)));
}

/** The widths of the lines in px, as a browser with these options draws them. */
async function widths(options: LaunchOptions): Promise<string> {
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage();
    await page.setContent(`<style>p { width: fit-content }</style>${LETTERS}`);
    const lines = await page.locator("p").all();
    const boxes = await Promise.all(lines.map((line) => line.boundingBox()));
    return boxes.map((box) => box?.width).join(" ");
  } finally {
    await browser.close();
  }
}
