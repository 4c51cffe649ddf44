import { ownMessage } from "../messages/own-message.ts";
import { operationsOf } from "../reader/contract.ts";
import { schemaName, type ContractDocument } from "../reader/document.ts";
import type { Schema } from "../schema.ts";

const keywords = [
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
] as const;

/**
 * The text of src/generated/limits.ts: an export for each schema that requests are made of, with its limits
 * and those of its fields; a field that refers to a schema has them there.
 */
export function limitsSource(document: ContractDocument): string {
  const names = new Set<string>();
  for (const { body } of operationsOf(document)) if (body !== undefined) collect(body);

  function collect(schema: Schema): void {
    const name = schemaName(schema.$ref);
    if (name !== undefined) {
      const named = document.components.schemas[name];
      if (names.has(name) || named === undefined) return;
      names.add(name);
      collect(named);
    }
    const { oneOf = [], items, properties = {} } = schema;
    for (const part of [...oneOf, ...(items ? [items] : []), ...Object.values(properties)]) {
      collect(part);
    }
  }

  const limits = [...names].toSorted().flatMap((name) => {
    const own = limitsOf(document.components.schemas[name] ?? {});
    return own === undefined
      ? []
      : [`export const ${name} = ${JSON.stringify(own, undefined, 2)};`];
  });
  return [
    "// Written by `pnpm --filter @damadum/contract generate` from openapi.yaml. Do not edit.",
    ...limits,
    "",
  ].join("\n\n");
}

function limitsOf(schema: Schema): object | undefined {
  const message = ownMessage(schema);
  const own = keywords.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]));
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const limits = limitsOf(property);
    return limits === undefined ? [] : [[name, limits]];
  });
  const all = [...own, ...(message === undefined ? [] : [["message", message]]), ...fields];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}
