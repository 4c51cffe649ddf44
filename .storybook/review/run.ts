// `pnpm review`: what changed on the screens since a base, by cause; docs/decisions/ui-review.md says how and why.
// `--base <ref>` names the base (main), `--all` draws every story, `--only=screens-my,forms-quote` limits it to ids with
// these beginnings, `--modes "shell:app;textSize:200"` shows them in these modes of the toolbar, `--open` serves the
// report and writes the decisions into reviews/.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureTestChromium } from "../../scripts/install-chromium.ts";
import { markdownOf } from "./data.ts";
import { decisionsFile, readDecisions, reportFolder, writeReport } from "./report.ts";
import { cachedPrints, compareBuilds, type Comparison } from "./review.ts";
import { openInBrowser, serveReport } from "./serve.ts";
import { builtSite, cacheFolder, mergeBase, reviewerName, siteHash, treeKey } from "./source.ts";
import { launchBrowser } from "./visit.ts";

const { values } = parseArgs({
  options: {
    base: { type: "string", default: "main" },
    only: { type: "string", default: "" },
    modes: { type: "string", default: "" },
    all: { type: "boolean", default: false },
    open: { type: "boolean", default: false },
    port: { type: "string", default: "6007" },
  },
});

const { modes } = values;
const commit = mergeBase(values.base);
// Each choice of modes has decisions and pictures of its own.
const base = modes === "" ? values.base : `${values.base} ${modes}`;
const trees = { base: treeKey(commit), change: treeKey() };
const cacheOf = (key: string) => join(cacheFolder, key, modes.replaceAll(/\W+/g, "-"));
const caches = { base: cacheOf(trees.base), change: cacheOf(trees.change) };
const decided = readDecisions(decisionsFile(base));
const { groups, invisible, problems, prints, seconds } = await compared();
const review = {
  base,
  commit,
  trees,
  reviewer: reviewerName(),
  groups,
  invisible,
  problems,
  decided,
};
await writeReport(review, caches, prints);
console.log(`${markdownOf(review, decided)}\n`);
for (const problem of problems) console.log(problem);
for (const [part, took] of Object.entries(seconds)) console.log(`${part}: ${took} s`);
console.log(`report: ${join(reportFolder, "index.html")}`);

if (values.open) {
  await serveReport(decisionsFile(base), { port: Number(values.port) });
  const url = `http://localhost:${values.port}/`;
  console.log(`${url} (Ctrl-C ends it)`);
  openInBrowser(url);
}

/** Nothing is built or loaded when nothing that Storybook is built from differs. */
async function compared(): Promise<Comparison> {
  const empty = { groups: [], invisible: [], problems: [] };
  // The wall shows what an earlier review has seen of these stories.
  const nothing = { ...empty, prints: cachedPrints(caches.change), seconds: {} };
  if (trees.base === trees.change && !values.all) return nothing;
  const began = performance.now();
  const sites = {
    base: await builtSite(trees.base, commit),
    change: await builtSite(trees.change),
  };
  const builds = Math.round(performance.now() - began) / 1000;
  if (siteHash(sites.base) === siteHash(sites.change) && !values.all) {
    return { ...nothing, seconds: { builds } };
  }
  ensureTestChromium();
  const browser = await launchBrowser();
  try {
    const result = await compareBuilds(
      browser,
      { site: sites.base, cache: caches.base, modes },
      { site: sites.change, cache: caches.change, modes },
      { all: values.all, only: values.only.split(",") },
    );
    return { ...result, seconds: { builds, ...result.seconds } };
  } finally {
    await browser.close();
  }
}
