import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { root } from "../../scripts/root.ts";
import {
  decisionsName,
  itemsOf,
  markdownOf,
  type Decisions,
  type Group,
  type Item,
  type Review,
} from "./data.ts";
import type { SitePrints } from "./compare.ts";
import { elementsFile } from "./pictures.ts";
import { cacheFolder } from "./source.ts";
import { screensOf } from "./wall.ts";

export const reportFolder = join(cacheFolder, "report");

const fonts = {
  "400.ttf": import.meta
    .resolve("@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf"),
  "700.ttf": import.meta.resolve("@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf"),
};

/** The file of the decisions on a base, such as `reviews/main.json`. */
export function decisionsFile(base: string): string {
  return join(root, "reviews", decisionsName(base));
}

/** The decisions of a file; none when it does not exist. */
export function readDecisions(file: string): Decisions {
  return existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { decisions: [], comments: [] };
}

/** Decisions as a file whose lines are those of a diff: one for each decision and comment, in a fixed order. */
export function decisionsText({ decisions, comments }: Decisions): string {
  const lines = (entries: readonly object[]) =>
    entries
      .map((entry) => JSON.stringify(entry))
      .toSorted()
      .join(",\n    ");
  return `{\n  "decisions": [\n    ${lines(decisions)}\n  ],\n  "comments": [\n    ${lines(comments)}\n  ]\n}\n`;
}

/** The review of the last `pnpm review`, or null. */
export function readReview(folder = reportFolder): Review | null {
  const file = join(folder, "review.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Writes the pages, their pictures and a summary in Markdown as one folder that works from files. */
export async function writeReport(
  review: Review,
  caches: { readonly base: string; readonly change: string },
  prints: SitePrints,
  folder = reportFolder,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildPages(folder);
  for (const [name, url] of Object.entries(fonts)) {
    mkdirSync(join(folder, "fonts"), { recursive: true });
    cpSync(fileURLToPath(url), join(folder, "fonts", name));
  }
  const groups = review.groups.map((group) => withOwnPictures(group, folder));
  for (const { story, mode, after } of itemsOf(groups)) {
    if (after === null) continue;
    const width = mode.startsWith("390") ? 390 : 1280;
    const elements = readFileSync(elementsFile(caches.change, story, width), "utf8");
    writeText(folder, `elements/${story}-${width}.js`, `reviewElements(${elements});`);
  }
  const data = JSON.stringify({ ...review, groups });
  const screens = JSON.stringify(screensOf(prints, caches.change, folder));
  writeText(folder, "screens.js", `globalThis.reviewScreens = ${screens};`);
  writeText(folder, "review.json", data);
  writeText(folder, "data.js", `globalThis.review = ${data};`);
  writeText(folder, "summary.md", `${markdownOf(review, review.decided)}\n`);
}

function withOwnPictures(group: Group, folder: string): Group {
  const own = (item: Item, side: "before" | "after") => {
    const file = item.pictures[side];
    if (file === null) return null;
    const name = `pictures/${side}/${item.story}-${item.mode}.webp`;
    cpSync(file, join(folder, name));
    return name;
  };
  return {
    causes: group.causes,
    cards: group.cards.map((card) => {
      // Those that look alike share the pictures of the first.
      const [first] = card;
      const pictures = {
        before: first === undefined ? null : own(first, "before"),
        after: first === undefined ? null : own(first, "after"),
      };
      return card.map((item) => ({ ...item, pictures }));
    }),
  };
}

function writeText(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Builds page/ as classic scripts: pages opened from files cannot load modules. */
async function buildPages(folder: string): Promise<void> {
  const page = join(import.meta.dirname, "page");
  await build({
    configFile: false,
    root: page,
    logLevel: "error",
    // Vite takes the mode of tests for development.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: join(page, "main.tsx"),
        formats: ["iife"],
        name: "reviewPage",
        fileName: () => "main.js",
      },
    },
  });
  for (const name of ["index.html", "review.css"]) cpSync(join(page, name), join(folder, name));
}
