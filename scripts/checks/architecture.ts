// `pnpm architecture`: draws the import graph that dependency-cruiser found into docs/architecture.md; `--check` compares.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import { drawn, mermaid } from "./draw-imports.ts";

/** Output of dependency-cruiser: the paths of each module and of what it imports. */
interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

const page = join(root, "docs/architecture.md");
const NOT_PRODUCT =
  /\.(?:test|spec|stories)\.tsx?$|\/testing\/|\/build\/|\/scripts\/|vitest[.\w]*config\.ts$/;

const cruise: Cruise = JSON.parse(readFileSync(join(root, ".cache/imports.json"), "utf8"));
const imports = cruise.modules
  .filter(({ source }) => !NOT_PRODUCT.test(source))
  .flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved] as const),
  );
const contexts = "account|platform|money|damage|reschedule|move|storage|company|paper|operator";
const before = readFileSync(page, "utf8");
const packages = drawn(before, "packages", mermaid(imports, /^packages\/([^/]+)\//));
const server = new RegExp(`^packages/server/src/(${contexts})/`);
const after = drawn(packages, "contexts", mermaid(imports, server));

if (!process.argv.includes("--check")) writeFileSync(page, after);
else if (after !== before) {
  console.error("docs/architecture.md shows other imports than the code has: pnpm architecture");
  process.exitCode = 1;
}
