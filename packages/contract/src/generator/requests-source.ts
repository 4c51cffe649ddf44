import { operationsOf } from "../reader/contract.ts";
import { schemaName, type ContractDocument } from "../reader/document.ts";
import { extensions, type Schema } from "../schema.ts";

/** The text of src/generated/requests.ts: the schema of each JSON request body, whole, with the title of each field and no other words. */
export function requestsSource(
  document: ContractDocument,
  schemas: Readonly<Record<string, Schema>>,
): string {
  const names = operationsOf(document).flatMap(({ id, body, bodyType }) => {
    if (body === undefined || bodyType !== "json") return [];
    const name = schemaName(body.$ref);
    if (name === undefined) throw new Error(`openapi.yaml: name the schema of the body of ${id}`);
    return [name];
  });
  const bodies = [...new Set(names)].toSorted().map((name) => {
    const text = JSON.stringify(schemas[name], withoutWords, 2);
    return `export const ${name}: Schema = ${text};`;
  });
  return [
    "// Written by `pnpm --filter @damadum/contract generate` from openapi.yaml. Do not edit.",
    'import type { Schema } from "../schema.ts";',
    ...bodies,
    "",
  ].join("\n\n");
}

const wordsForReaders: ReadonlySet<string> = new Set(["description", "examples", ...extensions]);

/** Leaves out the words; a property may well have one of these names, and is then an object. */
function withoutWords(key: string, value: unknown): unknown {
  const isWord = typeof value === "string" || Array.isArray(value);
  return wordsForReaders.has(key) && isWord ? undefined : value;
}
