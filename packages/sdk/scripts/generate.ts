// Writes src/generated, and nothing else writes there: Orval's client, mocks and zod schemas, and beside them what
// follows from the list of tags and operations.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { generate, type OpenApiDocument } from "orval";

import { runs } from "../orval.config.ts";

const GENERATED = "src/generated";
const METHODS = ["get", "put", "post", "delete", "patch"] as const;

function write(file: string, ...lines: readonly string[]): void {
  writeFileSync(`${GENERATED}/${file}`, `${lines.join("\n")}\n`);
}

/** Orval passes `undefined` for the first page, which `exactOptionalPropertyTypes` refuses. */
function leaveOutMissingPages(): void {
  for (const file of globSync(`${GENERATED}/*/*.ts`)) {
    const code = readFileSync(file, "utf8");
    const mended = code.replaceAll(
      /'(\w+)': pageParam \?\? params\?\.\['\1'\]/g,
      "...(pageParam !== undefined && { $1: pageParam })",
    );
    if (mended !== code) writeFileSync(file, mended);
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

/** The table that an answer is looked up in to be checked: a request knows its method and path, not its operation. */
function writeResponses(tags: readonly string[], { paths = {} }: OpenApiDocument): void {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operationId = item?.[method]?.operationId;
      if (operationId === undefined) return [];
      const schema = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Response`;
      const tag = tags.find((each) => schemasOf(each).includes(`export const ${schema} `));
      if (tag === undefined) throw new Error(`${operationId}: Orval wrote no zod schema ${schema}`);
      const entry = JSON.stringify({ operationId, method: method.toUpperCase(), path });
      return [{ tag, schema, code: `${entry.slice(0, -1)}, response: ${schema} },` }];
    }),
  );
  write(
    "zod/responses.ts",
    ...tags.map((tag) => {
      const names = rows.filter((row) => row.tag === tag).map(({ schema }) => schema);
      return `import { ${names.join(", ")} } from "./${tag}.ts";`;
    }),
    "export const responses = [",
    ...rows.map(({ code }) => code),
    "];",
  );
}

function schemasOf(tag: string): string {
  return readFileSync(`${GENERATED}/zod/${tag}.ts`, "utf8");
}

let contract: OpenApiDocument | undefined;
for (const run of runs((document) => (contract = structuredClone(document)))) {
  await generate(run, process.cwd(), { throwOnError: true, logLevel: "warn" });
}
if (contract === undefined) throw new Error("Orval read no contract");
const tags = globSync(`${GENERATED}/*/*.msw.ts`)
  .map((file) => basename(file, ".msw.ts"))
  .toSorted();
leaveOutMissingPages();
writeIndexes(tags);
writeResponses(tags, contract);
execFileSync("oxfmt", [GENERATED], { stdio: "inherit" });
