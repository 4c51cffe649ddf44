// `pnpm tokens [folder]` writes the theme as files of the Design Tokens format 2025.10 (.cache/tokens);
// `pnpm tokens --from <folder>` reads changed ones back into theme/seeds.ts, unless a pair of colours would be unreadable.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { colorsOf, tooClose } from "../src/theme/contrast.ts";
import { readTokens, tokenFiles, withSeeds } from "../src/theme/dtcg.ts";

const source = join(import.meta.dirname, "../src/theme/seeds.ts");
const root = join(import.meta.dirname, "../../..");
const { values, positionals } = parseArgs({
  options: { from: { type: "string" } },
  allowPositionals: true,
});

if (values.from === undefined) write(join(root, positionals[0] ?? ".cache/tokens"));
else take(join(root, values.from));

function write(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(tokenFiles())) {
    writeFileSync(join(folder, name), `${JSON.stringify(file, null, 2)}\n`);
  }
  console.log(folder);
}

function take(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const files = names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8"))]);
  const read = readTokens(Object.fromEntries(files));
  const unreadable = tooClose(read.seeds, read.exceptions);
  const problems = [
    ...read.refused.map((each) => `is not a seed's: change it by hand, ${each}`),
    ...unreadable.map((each) => `has too little contrast, ${each}`),
  ];
  if (problems.length > 0) {
    console.error(`Nothing is taken.\n${problems.join("\n")}`);
    process.exitCode = 1;
    return;
  }
  for (const scheme of ["light", "dark"] as const) {
    const before = colorsOf(scheme);
    const after = colorsOf(scheme, read.seeds, read.exceptions);
    for (const [name, hex] of after) {
      if (before.get(name) !== hex) console.log(`${scheme}: ${name} ${before.get(name)} → ${hex}`);
    }
  }
  writeFileSync(source, withSeeds(readFileSync(source, "utf8"), read));
}
