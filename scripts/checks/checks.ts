import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import type { Check } from "./check.ts";

/** Linted and cruised by name: a tool that is left to search finds files that are nobody's. */
const sources = ["packages", "scripts", "e2e", "bench", ".storybook"].filter((folder) =>
  existsSync(join(root, folder)),
);

/** Everything that `pnpm verify` looks at; the longest first, so that nothing long runs alone at the end. */
export function checks(): readonly Check[] {
  return [
    { name: "lint", command: `oxlint ${sources.join(" ")} *.config.ts` },
    { name: "dependencies", command: `depcruise --output-type err-long ${sources.join(" ")}` },
    { name: "unused code", command: "knip --no-progress" },
    { name: "contract", command: "redocly lint --format stylish openapi.yaml" },
    ...packageChecks(),
    { name: "types: scripts", command: "tsc --noEmit -p scripts" },
    { name: "types: storybook", command: "tsc --noEmit -p .storybook" },
    { name: "format", command: "oxfmt --check ." },
  ];
}

/** Types and generated files, as each package's own scripts check them. */
function packageChecks(): readonly Check[] {
  const folders = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
  return [...folders, "e2e", "bench"].flatMap((folder) => {
    const scripts = scriptsOf(folder);
    const name = folder.replace("packages/", "");
    return [
      ...command(`generated: ${name}`, scripts["generate:check"], folder),
      ...command(`types: ${name}`, scripts["typecheck"], folder),
    ];
  });
}

function command(name: string, script: string | undefined, folder: string): readonly Check[] {
  return script === undefined ? [] : [{ name, command: script, folder }];
}

function scriptsOf(folder: string): Record<string, string | undefined> {
  const file = join(root, folder, "package.json");
  if (!existsSync(file)) return {};
  const manifest: { scripts?: Record<string, string> } = JSON.parse(readFileSync(file, "utf8"));
  return manifest.scripts ?? {};
}
