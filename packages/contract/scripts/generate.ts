import { existsSync, readFileSync, writeFileSync } from "node:fs";

import { limitsSource } from "../src/generator/limits-source.ts";
import { contractFiles, parseContract } from "../src/reader/contract.ts";
import { readDocument } from "../src/reader/document.ts";

// Writes src/generated. With --check it writes nothing and fails when a file is out of date.
const contract = contractFiles();
const named = readDocument(contract, { keepSchemas: true });
const { schemas } = parseContract(contract);

const files = {
  "limits.ts": limitsSource(named, schemas),
};
const stale = Object.entries(files).filter(([name, text]) => {
  const file = new URL(`../src/generated/${name}`, import.meta.url);
  return !existsSync(file) || readFileSync(file, "utf8") !== text;
});

if (!process.argv.includes("--check")) {
  for (const [name, text] of stale) {
    writeFileSync(new URL(`../src/generated/${name}`, import.meta.url), text);
  }
} else if (stale.length > 0) {
  const names = stale.map(([name]) => name).join(", ");
  console.error(
    `Not what openapi.yaml says: ${names}. Run pnpm --filter @damadum/contract generate.`,
  );
  process.exitCode = 1;
}
