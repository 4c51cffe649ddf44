import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { generateInCopy, ROOT, SDK } from "./generate-in-copy.ts";

const GENERATED = `${SDK}/src/generated`;

function filesOf(root: string): Map<string, string> {
  const folder = join(root, GENERATED);
  const names = globSync("**/*.ts", { cwd: folder }).toSorted();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** Generates the SDK elsewhere and names each file that is not in `src/generated` as it came out. */
function staleFiles(): readonly string[] {
  const elsewhere = mkdtempSync(join(tmpdir(), "damadum-sdk-"));
  try {
    generateInCopy(elsewhere);
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
