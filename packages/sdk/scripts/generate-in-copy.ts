import { execFileSync } from "node:child_process";
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import { sdkSources } from "@damadum/contract/generator";
import {
  bundle,
  contractFiles,
  type ContractFiles,
  type ContractOperation,
  parseContract,
} from "@damadum/contract/reader";
import { generate } from "orval";

import { client, mocks, zod } from "../orval.config.ts";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const SDK = "packages/sdk";
/** What Orval and oxfmt read beside the contract, copied to the same paths below another root. */
const INPUTS = [
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  `${SDK}/package.json`,
  `${SDK}/.oxfmtrc.json`,
  `${SDK}/src/http`,
];

/**
 * Generates the SDK below another root, an empty folder, from the contract as edited by `edit`: Orval's client, mocks
 * and zod schemas, and the files derived from the list of operations. Throws when Orval fails.
 */
export async function generateInCopy(
  root: string,
  edit = (files: ContractFiles) => files,
): Promise<void> {
  for (const input of INPUTS) cpSync(join(ROOT, input), join(root, input), { recursive: true });
  const contract = edit(contractFiles());
  // Orval names types after components of the file that it is pointed at. JSON is YAML.
  writeFileSync(join(root, "openapi.yaml"), JSON.stringify(bundle(contract).document));
  const sdk = join(root, SDK);
  symlinkSync(join(ROOT, SDK, "node_modules"), join(sdk, "node_modules"));
  const { operations } = parseContract(contract);
  const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted();

  for (const options of [mocks, client, zod]) {
    await generate(options, sdk, { throwOnError: true, logLevel: "warn" });
  }
  const generated = join(sdk, "src/generated");
  mend(generated);
  writeIndexes(generated, tags);
  writeResponses(generated, tags, operations);
  for (const [name, text] of Object.entries(sdkSources(contract))) {
    writeFileSync(join(generated, name), text);
  }
  const bin = join(sdk, "node_modules/.bin");
  execFileSync("oxfmt", ["src/generated"], {
    cwd: sdk,
    env: { ...process.env, PATH: [bin, process.env["PATH"]].join(delimiter) },
    stdio: "inherit",
  });
}

/**
 * Orval passes `undefined` for the first page, which `exactOptionalPropertyTypes` rejects, and marks a deprecated
 * operation's hook only where no caller's editor or linter looks: behind its overloads.
 */
function mend(generated: string): void {
  for (const name of globSync("*/*.ts", { cwd: generated })) {
    const file = join(generated, name);
    const code = readFileSync(file, "utf8");
    const paged = code.replaceAll(
      /'(\w+)': pageParam \?\? params\?\.\['\1'\]/g,
      "...(pageParam !== undefined && { $1: pageParam })",
    );
    const deprecated = paged.matchAll(/ \* @deprecated\n(?: \*.*\n)+export const (\w)(\w+) =/g);
    const fixed = [...deprecated].reduce((text, [, first = "", rest = ""]) => {
      const hook = `${first.toUpperCase()}${rest}(?:Infinite)?`;
      const callable = `^export (?:const|function) (?:use${hook}|get${hook}(?:Query|Mutation)Options)\\b`;
      return text.replaceAll(new RegExp(callable, "gm"), "/** @deprecated */\n$&");
    }, paged);
    if (fixed !== code) writeFileSync(file, fixed);
  }
}

function write(file: string, lines: readonly string[]): void {
  writeFileSync(file, `${lines.join("\n")}\n`);
}

function writeIndexes(generated: string, tags: readonly string[]): void {
  write(join(generated, "index.ts"), [
    'export * from "./model.schemas.ts";',
    ...tags.map((tag) => `export * from "./${tag}/${tag}.ts";`),
  ]);
  write(
    join(generated, "mocks.ts"),
    tags.map((tag) => `export * from "./${tag}/${tag}.msw.ts";`),
  );
}

/** The table for finding the operation of a response to check: a request knows only its method and path. */
function writeResponses(
  generated: string,
  tags: readonly string[],
  operations: readonly ContractOperation[],
): void {
  const schemaOf = ({ id }: ContractOperation) =>
    `${id.charAt(0).toUpperCase()}${id.slice(1)}Response`;
  write(join(generated, "zod/responses.ts"), [
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
  ]);
}
