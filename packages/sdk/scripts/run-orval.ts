// Rewrites src/generated in the working directory: Orval's client, mocks and zod schemas, plus the files derived from
// the list of operations. `generate.ts` runs it in a copy.
import { execFile, execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

import { type ContractOperation, parseContract } from "@damadum/contract/reader";

import { CONTRACT, parts } from "../orval.config.ts";

const GENERATED = "src/generated";
const run = promisify(execFile);

function write(file: string, ...lines: readonly string[]): void {
  writeFileSync(`${GENERATED}/${file}`, `${lines.join("\n")}\n`);
}

/** Orval passes `undefined` for the first page, which `exactOptionalPropertyTypes` rejects. */
function leaveOutMissingPages(): void {
  for (const file of globSync(`${GENERATED}/*/*.ts`)) {
    const code = readFileSync(file, "utf8");
    const fixed = code.replaceAll(
      /'(\w+)': pageParam \?\? params\?\.\['\1'\]/g,
      "...(pageParam !== undefined && { $1: pageParam })",
    );
    if (fixed !== code) writeFileSync(file, fixed);
  }
}

/**
 * Types limits as `number` instead of as literals, so that a changed limit does not change types and re-check their
 * users.
 */
function widenLimits(): void {
  for (const file of globSync(`${GENERATED}/zod/*.ts`)) {
    const code = readFileSync(file, "utf8");
    writeFileSync(
      file,
      code.replaceAll(/^(export const \w+) = (-?\d[\d_.]*);$/gm, "$1: number = $2;"),
    );
  }
}

function writeIndexes(tags: readonly string[]): void {
  write(
    "index.ts",
    'export * from "./model.schemas.ts";',
    ...tags.map((tag) => `export * from "./${tag}/${tag}.ts";`),
  );
  write("mocks.ts", ...tags.map((tag) => `export * from "./${tag}/${tag}.msw.ts";`));
}

/** The table for finding the operation of a response to check: a request knows only its method and path. */
function writeResponses(tags: readonly string[], operations: readonly ContractOperation[]): void {
  const schemaOf = ({ id }: ContractOperation) =>
    `${id.charAt(0).toUpperCase()}${id.slice(1)}Response`;
  write(
    "zod/responses.ts",
    ...tags.map((tag) => {
      const names = operations.filter((operation) => operation.tag === tag).map(schemaOf);
      return `import { ${names.join(", ")} } from "./${tag}.ts";`;
    }),
    "export const responses = [",
    ...operations.map((operation) => {
      const { id: operationId, method, path } = operation;
      const entry = JSON.stringify({ operationId, method: method.toUpperCase(), path });
      return `${entry.slice(0, -1)}, response: ${schemaOf(operation)} },`;
    }),
    "];",
  );
}

// Keeps the folder while the client's part clears away what is empty; `writeResponses` replaces it.
mkdirSync(`${GENERATED}/zod`, { recursive: true });
write("zod/responses.ts");
const written = Promise.allSettled(
  Object.keys(parts).map((part) => run(process.execPath, ["scripts/run-part.ts", part])),
);
const { operations } = parseContract(readFileSync(CONTRACT, "utf8"));
const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted();
// Both have ended when one fails, so that none writes into a folder that is being removed.
for (const part of await written) if (part.status === "rejected") throw part.reason;

leaveOutMissingPages();
widenLimits();
writeIndexes(tags);
writeResponses(tags, operations);
execFileSync("oxfmt", [GENERATED], { stdio: "inherit" });
