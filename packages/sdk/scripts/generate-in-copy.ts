import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const SDK = "packages/sdk";
/** Everything that the output depends on, copied to the same paths below another root. */
const INPUTS = [
  "openapi.yaml",
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  `${SDK}/package.json`,
  `${SDK}/.oxfmtrc.json`,
  `${SDK}/orval.config.ts`,
  `${SDK}/orval`,
  `${SDK}/scripts/run-orval.ts`,
  `${SDK}/scripts/run-part.ts`,
  `${SDK}/src/http`,
];

/**
 * Generates the SDK below another root, an empty folder, from the contract as edited by `edit`. Throws when Orval
 * fails.
 */
export function generateInCopy(root: string, edit = (contract: string) => contract): void {
  for (const input of INPUTS) cpSync(join(ROOT, input), join(root, input), { recursive: true });
  const contract = join(root, "openapi.yaml");
  writeFileSync(contract, edit(readFileSync(contract, "utf8")));
  symlinkSync(join(ROOT, SDK, "node_modules"), join(root, SDK, "node_modules"));
  const bin = join(ROOT, SDK, "node_modules/.bin");
  const run = spawnSync(process.execPath, ["scripts/run-orval.ts"], {
    cwd: join(root, SDK),
    env: { ...process.env, PATH: `${bin}:${process.env["PATH"] ?? ""}` },
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`generate failed:\n${run.stdout}\n${run.stderr}`);
}
