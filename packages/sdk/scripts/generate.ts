import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { generateInCopy, ROOT, SDK } from "./generate-in-copy.ts";

// Generates the SDK elsewhere and syncs src/generated with it, touching only files that differ, so that file watchers
// see only the change. With --check it writes nothing and fails when a file differs.
const GENERATED = `${SDK}/src/generated`;

function filesOf(root: string): Map<string, string> {
  const folder = join(root, GENERATED);
  const names = globSync("**/*.ts", { cwd: folder }).toSorted();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

async function generateElsewhere(): Promise<Map<string, string>> {
  const elsewhere = mkdtempSync(join(tmpdir(), "damadum-sdk-"));
  try {
    await generateInCopy(elsewhere);
    return filesOf(elsewhere);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

const [fresh, present] = [await generateElsewhere(), filesOf(ROOT)];
if (fresh.size === 0) throw new Error("orval generated nothing");
const stale = [...new Set([...fresh.keys(), ...present.keys()])].filter(
  (name) => fresh.get(name) !== present.get(name),
);

if (!process.argv.includes("--check")) {
  for (const name of stale) {
    const file = join(ROOT, GENERATED, name);
    const code = fresh.get(name);
    if (code === undefined) {
      rmSync(file);
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
  }
} else if (stale.length > 0) {
  console.error(`Not what openapi.yaml says: ${stale.join(", ")}. Run pnpm sdk:generate.`);
  process.exitCode = 1;
}
