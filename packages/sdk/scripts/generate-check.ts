import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SDK = "packages/sdk";
const GENERATED = `${SDK}/src/generated`;
/** All that the output depends on, copied to the same places below another root. */
const INPUTS = [
  "openapi.yaml",
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  `${SDK}/package.json`,
  `${SDK}/.oxfmtrc.json`,
  `${SDK}/orval.config.ts`,
  `${SDK}/orval`,
  `${SDK}/scripts/generate.ts`,
  `${SDK}/src/http`,
];

function generateIn(root: string): void {
  for (const input of INPUTS) cpSync(join(ROOT, input), join(root, input), { recursive: true });
  symlinkSync(join(ROOT, SDK, "node_modules"), join(root, SDK, "node_modules"));
  const bin = join(ROOT, SDK, "node_modules/.bin");
  const run = spawnSync(process.execPath, ["scripts/generate.ts"], {
    cwd: join(root, SDK),
    env: { ...process.env, PATH: `${bin}:${process.env["PATH"] ?? ""}` },
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`generate failed:\n${run.stdout}\n${run.stderr}`);
}

function filesOf(root: string): Map<string, string> {
  const folder = join(root, GENERATED);
  const names = globSync("**/*.ts", { cwd: folder }).toSorted();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** Generates the SDK elsewhere and names each file that is not in `src/generated` as it came out. */
function staleFiles(): readonly string[] {
  const elsewhere = mkdtempSync(join(tmpdir(), "damadum-sdk-"));
  try {
    generateIn(elsewhere);
    const [fresh, committed] = [filesOf(elsewhere), filesOf(ROOT)];
    if (fresh.size === 0) throw new Error("orval generated nothing");
    const names = new Set([...fresh.keys(), ...committed.keys()]);
    return [...names].filter((name) => fresh.get(name) !== committed.get(name));
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

const stale = staleFiles();
if (stale.length > 0) {
  console.error(`Not what openapi.yaml says: ${stale.join(", ")}. Run pnpm sdk:generate.`);
  process.exitCode = 1;
}
