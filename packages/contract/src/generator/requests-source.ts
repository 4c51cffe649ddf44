import { wordsOf } from "../messages/field-words.ts";
import { operationsOf } from "../reader/contract.ts";
import { atPlace, placeOf, schemaName, type ContractDocument } from "../reader/document.ts";
import type { Schema } from "../schema.ts";

/**
 * The text of the SDK's requests.ts: the full schema of each JSON request body, with only the words that its
 * messages need.
 */
export function requestsSource(
  document: ContractDocument,
  schemas: Readonly<Record<string, Schema>>,
): string {
  const names = operationsOf(document).flatMap(({ id, body, bodyType }) => {
    if (body === undefined || bodyType !== "json") return [];
    const name = schemaName(body.$ref);
    if (name === undefined)
      throw new Error(`${placeOf(body)}: the schema of the body of ${id} has no name`);
    return [name];
  });
  const bodies = [...new Set(names)].toSorted().map((name) => {
    const text = JSON.stringify(schemas[name], forSentences, 2);
    return `export const ${name}: BodySchema<body.${name}> = ${text};`;
  });
  return [
    "// Written by `pnpm sdk:generate` from openapi.yaml. Do not edit.",
    'import type { BodySchema } from "@damadum/contract";\nimport type * as body from "./model.schemas.ts";',
    ...bodies,
    "",
  ].join("\n\n");
}

/** Drops annotations that no message shows. A property may have one of these names too, but its value is an object. */
function forSentences(this: Schema, key: string, value: unknown): unknown {
  if (key === "description" && typeof value === "string") return undefined;
  if (key !== "examples" || !Array.isArray(value)) return value;
  return saysExample(this) ? value.slice(0, 1) : undefined;
}

function saysExample(schema: Schema): boolean {
  const { answer, message } = atPlace(schema, () => wordsOf(schema));
  const hasForm = schema.format !== undefined || (schema.pattern ?? "\\S") !== "\\S";
  return hasForm && answer === "typed" && message === undefined;
}
