// `pnpm verify`: what the pages need of a browser, against the oldest browsers that package.json lists.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { root } from "../root.ts";
import { accepted } from "./accepted.ts";
import { findMissing, findMissingCss, type Finding } from "./find-missing.ts";
import { missingFeatures } from "./missing-features.ts";

const web = join(root, "packages/web");
/** What is loaded beside the application: index.html, the first script of a prerendered page, the service worker. */
const ENTRIES = ["index.html", "src/app/boot/boot.ts", "src/app/service-worker/service-worker.ts"];
const APP_PAGE = ["offline.js", "offline.css"].map((name) => join(root, "packages/app/www", name));

const missing = missingFeatures();
const used = new Set<(typeof accepted)[number]>();
const problems = new Set<string>();

process.env["NODE_ENV"] = "production";
const result = await build({
  root: web,
  mode: "production",
  logLevel: "error",
  // Names and comments stay readable: a comment before each module names it.
  build: {
    write: false,
    minify: false,
    rolldownOptions: { input: ENTRIES.map((entry) => join(web, entry)) },
  },
});
for (const output of [result].flat().flatMap((each) => ("output" in each ? each.output : []))) {
  if (output.type === "chunk") {
    report(findMissing(output.code, missing), (at) => moduleAt(output.code, at) ?? output.fileName);
  } else if (/\.(?:css|html)$/.test(output.fileName)) {
    report(findMissingCss(String(output.source), missing), () => output.fileName);
  }
}
for (const file of APP_PAGE) {
  const find = file.endsWith(".js") ? findMissing : findMissingCss;
  report(find(readFileSync(file, "utf8"), missing), () => file);
}

for (const each of accepted) {
  if (!used.has(each)) problems.add(`accepted.ts: nothing needs ${each.feature} of ${each.module}`);
}
for (const problem of problems) console.log(problem);
process.exitCode = problems.size === 0 ? 0 : 1;

function report(findings: readonly Finding[], moduleOf: (at: number) => string): void {
  for (const { feature, needs, at } of findings) {
    const module = moduleOf(at);
    const reason = accepted.find(
      (each) => each.feature === feature && module.includes(each.module),
    );
    if (reason === undefined) problems.add(`${module} uses ${feature} (${needs})`);
    else used.add(reason);
  }
}

/** The module that a position of a chunk belongs to. */
function moduleAt(code: string, at: number): string | undefined {
  const comments = code.slice(0, at).matchAll(/^\/\/ (?:#region )?(\S+\.[cm]?[jt]sx?)$/gm);
  return [...comments].at(-1)?.[1];
}
