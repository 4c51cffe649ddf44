import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise } from "dependency-cruiser";
import extractConfig from "dependency-cruiser/config-utl/extract-depcruise-config";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../root.ts";

const { forbidden = [], options } = await extractConfig(join(root, ".dependency-cruiser.mjs"));
const rules = forbidden.map(({ name = "" }) => name);

/** An import, from the repository's root or from the registry, that each rule forbids. */
const special: Readonly<Record<string, readonly [from: string, to: string]>> = {
  "domain-is-pure": ["packages/domain/src/a.ts", "node:fs"],
  "one-reader-of-the-contract": ["packages/sdk/src/a.ts", "js-yaml"],
  "contract-in-browsers-reads-nothing": [
    "packages/web/src/shared/a.ts",
    "packages/contract/src/reader/b.ts",
  ],
  "browser-code-without-node": ["packages/web/src/app/a.ts", "node:fs"],
  "packages-by-name": ["packages/web/src/app/b.ts", "packages/ui/src/b.ts"],
  "e2e-and-scripts-import-no-package": ["e2e/a.ts", "packages/ui/src/b.ts"],
  "nothing-imports-bench-or-e2e": ["packages/ui/src/a.ts", "bench/b.ts"],
  "forms-engine-is-the-bottom": ["packages/forms/src/engine/a.ts", "packages/forms/src/theme/b.ts"],
  "forms-patterns-know-no-form": [
    "packages/forms/src/patterns/a.ts",
    "packages/forms/src/definitions/b.ts",
  ],
  "web-shared-is-the-bottom": ["packages/web/src/shared/c.ts", "packages/web/src/shell/b.ts"],
  "web-shell-below-app": ["packages/web/src/shell/a.ts", "packages/web/src/app/c.ts"],
  "web-features-stand-alone": [
    "packages/web/src/features/home/a.ts",
    "packages/web/src/features/quote/b.ts",
  ],
  "console-shared-is-the-bottom": [
    "packages/console/src/shared/a.ts",
    "packages/console/src/app/b.ts",
  ],
  "console-features-stand-alone": [
    "packages/console/src/features/todo/a.ts",
    "packages/console/src/features/order/b.ts",
  ],
  "server-takes-only-shapes-of-the-sdk": ["packages/server/src/db/a.ts", "packages/sdk/src/b.ts"],
  "server-services-below-contexts": [
    "packages/server/src/services.ts",
    "packages/server/src/money/payment/b.ts",
  ],
  "server-contexts-by-their-verbs": [
    "packages/server/src/company/company-billing/a.ts",
    "packages/server/src/storage/box/content-store.ts",
  ],
  "testing-only-from-tests": ["packages/ui/src/c.ts", "packages/ui/src/testing/b.ts"],
  "no-cycles": ["packages/ui/src/d.ts", "packages/ui/src/d.ts"],
  "no-unresolvable": ["packages/ui/src/e.ts", "./nowhere.ts"],
  "shipped-code-needs-dependencies": ["packages/ui/src/f.ts", "for-tests"],
};

/** The same for the rules that the configuration makes of its tables. */
function planted(rule: string): readonly [from: string, to: string] {
  const [, name, folder] = /^([a-z]+)(?:-([a-z]+))?-imports-/.exec(rule) ?? [];
  const listed = special[rule];
  if (listed !== undefined) return listed;
  if (rule.endsWith("-imports-downwards")) {
    return [`packages/server/src/${folder}/room/a.ts`, "packages/server/src/operator/b.ts"];
  }
  const other = name === "server" ? "web" : "server";
  return [`packages/${name}/src/planted.ts`, `packages/${other}/src/b.ts`];
}

const tree = mkdtempSync(join(tmpdir(), "dependencies-"));
const found = new Set<string>();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

beforeAll(async () => {
  for (const name of ["js-yaml", "for-tests"]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    write(`node_modules/${name}/index.js`, "");
  }
  write("packages/ui/package.json", JSON.stringify({ devDependencies: { "for-tests": "1" } }));
  for (const rule of rules) {
    const [from, to] = planted(rule);
    const isPath = to.includes("/") && !to.startsWith(".");
    if (isPath && to !== from) write(to, "export {};\n");
    const specifier = isPath ? `./${relative(dirname(from), to)}` : to;
    write(from, `import "${specifier}";\n`);
  }
  const { output } = await cruise(["packages", "e2e", "bench"], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: tree,
  });
  if (typeof output === "string") throw new Error(output);
  for (const { rule, from } of output.summary.violations) found.add(`${rule.name}: ${from}`);
});
afterAll(() => rmSync(tree, { recursive: true }));

it.each(rules)("%s fails when its import is planted", (rule) => {
  expect(found).toContain(`${rule}: ${planted(rule)[0]}`);
});
