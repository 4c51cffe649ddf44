import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import type { Check } from "./check.ts";

/** Linted and cruised by name: a tool that is left to search finds files that are nobody's. */
const sources = ["packages", "scripts", "e2e", "bench", ".storybook"].filter((folder) =>
  existsSync(join(root, folder)),
);

/** Memory is cheaper than collecting it in a run of seconds: both tools of types are written in Go. */
const env = { GOGC: "400" };

/** A checker for each program: more of them work out the same types again, for twice the processor's time. */
export const typesCheck: Check = { name: "types", command: "tsc --build --checkers 1", env };

/** Everything that `pnpm verify` looks at; the longest first, so that nothing long runs alone at the end. */
export function checks(): readonly Check[] {
  return [
    { name: "lint", command: `oxlint ${sources.join(" ")} *.config.ts`, env },
    typesCheck,
    { name: "dependencies", command: `depcruise --output-type err-long ${sources.join(" ")}` },
    { name: "unused code", command: "knip --no-progress" },
    { name: "contract", command: "redocly lint --format stylish openapi.yaml" },
    ...scriptsOfPackages("generate:check").map((check) => ({
      ...check,
      name: `generated: ${check.name}`,
    })),
    { name: "stories", command: "node .storybook/coverage/check.ts" },
    { name: "format", command: "oxfmt --check ." },
  ];
}

/** A script of that name in every package that has one. */
export function scriptsOfPackages(script: string): readonly Check[] {
  return readdirSync(join(root, "packages")).flatMap((name) => {
    const folder = `packages/${name}`;
    const command = scriptsOf(folder)[script];
    return command === undefined ? [] : [{ name, command, folder }];
  });
}

function scriptsOf(folder: string): Record<string, string | undefined> {
  const file = join(root, folder, "package.json");
  if (!existsSync(file)) return {};
  const manifest: { scripts?: Record<string, string> } = JSON.parse(readFileSync(file, "utf8"));
  return manifest.scripts ?? {};
}
