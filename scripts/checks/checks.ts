import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import type { Check } from "./check.ts";

/** Linted and cruised by name: a tool that searches by itself finds files outside the repository's own. */
const sources = ["packages", "scripts", "e2e", "bench", ".storybook"].filter((folder) =>
  existsSync(join(root, folder)),
);

/** One run, read for the rules of .dependency-cruiser.mjs, for knots, and for the drawings of docs/architecture.md. */
const graph = ".cache/imports.json";
const dependencies = [
  "mkdir -p .cache",
  `depcruise --output-type json --output-to ${graph} ${sources.join(" ")}`,
  `depcruise-fmt --output-type err-long --exit-code ${graph}`,
  "node scripts/checks/folder-knots.ts",
  "node scripts/checks/architecture.ts --check",
].join(" && ");

/** Memory costs less than collecting it in a run of seconds; both type-aware tools are written in Go. */
const lintEnv = { GOGC: "400" };

/**
 * One checker per program: more of them compute the same types again, for twice the CPU time. A whole run allocates
 * 2.9 GB; with GOGC=400 it takes 2.4 GB, and a quarter longer.
 */
export const typesCheck: Check = {
  name: "types",
  command: "tsc --build --checkers 1",
  env: { GOGC: "off", GOMEMLIMIT: "3GiB" },
};

/** What decides about files that have not changed: the rules, and the types that the contract gives to its readers. */
const decidesElsewhere = /^(?:\.oxlintrc\.json|openapi\.yaml|openapi\/[^/]+\.yaml)$/;

/**
 * Rules that read types take five times as long as all others, so they judge what differs from main; everything, in CI
 * and `npm test` (`isWhole`) or when something has changed that decides about all files.
 */
function lintChecks(isWhole: boolean): readonly Check[] {
  const all = `${sources.join(" ")} *.config.ts`;
  const changed = isWhole ? null : changedFiles();
  if (changed === null || changed.some((file) => decidesElsewhere.test(file))) {
    return [{ name: "lint", command: `oxlint ${all}`, env: lintEnv }];
  }
  const typed = changed.filter(
    (file) => /\.tsx?$/.test(file) && sources.some((folder) => file.startsWith(`${folder}/`)),
  );
  const names = typed.map((file) => `'${file}'`).join(" ");
  return [
    ...(typed.length === 0
      ? []
      : [{ name: "lint: changed files", command: `oxlint ${names}`, env: lintEnv }]),
    { name: "lint", command: `oxlint --config .oxlintrc.untyped.json ${all}` },
  ];
}

/** Files that differ from main, new ones too; null where there is no main to compare with. */
function changedFiles(): readonly string[] | null {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter(Boolean);
  try {
    // What is committed to a main that is not pushed yet differs too.
    const mains = git(
      "for-each-ref",
      "--format=%(refname)",
      "refs/heads/main",
      "refs/remotes/origin/main",
    );
    const [base = "main"] = git("merge-base", "HEAD", mains.at(-1) ?? "main");
    const tracked = git("diff", "--name-only", "--diff-filter=d", base);
    return [...tracked, ...git("ls-files", "--others", "--exclude-standard")];
  } catch {
    return null;
  }
}

/**
 * Everything that `pnpm verify` checks; the longest first, so that no long check is left to run by itself at the end.
 */
export function checks({ isWhole }: { readonly isWhole: boolean }): readonly Check[] {
  return [
    ...lintChecks(isWhole),
    typesCheck,
    { name: "dependencies", command: dependencies },
    { name: "unused code", command: "knip --no-progress" },
    { name: "contract", command: "redocly lint --format stylish openapi.yaml" },
    contractChanges,
    { name: "contract: house", command: "node packages/contract/scripts/lint.ts" },
    ...scriptsOfPackages("generate:check").map((check) => ({
      ...check,
      name: `generated: ${check.name}`,
    })),
    { name: "browsers", command: "node scripts/browsers/check.ts" },
    { name: "stories", command: "node .storybook/coverage/check.ts" },
    { name: "format", command: `oxfmt --check . || (echo "Run: pnpm format" && exit 1)` },
  ];
}

/** What the contract's changes since its last release do to callers; in Korean, for whoever publishes them. */
const contractChanges: Check = {
  name: "contract: changes",
  command: "node packages/contract/scripts/publish.ts check --accepted",
};

/** The same for `pnpm dev`, with rows for what is not committed yet only. */
export const ownContractChanges: Check = {
  ...contractChanges,
  command: `${contractChanges.command}${existsSync(join(root, ".git")) ? " --base HEAD" : ""}`,
};

/** The script of that name of every package that has one. */
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
