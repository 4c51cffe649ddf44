import { readFileSync, writeFileSync } from "node:fs";
import { readContract } from "../src/http/contract/contract-document.ts";
import { operationsSource } from "./operations-source.ts";

const OUTPUT = new URL("../src/generated/operations.ts", import.meta.url);

const source = operationsSource(readContract());
if (!process.argv.includes("--check")) {
  writeFileSync(OUTPUT, source);
} else if (readFileSync(OUTPUT, "utf8") !== source) {
  console.error("src/generated/operations.ts is stale: run pnpm --filter @damadum/server generate");
  process.exitCode = 1;
}
