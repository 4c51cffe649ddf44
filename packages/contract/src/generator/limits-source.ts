import { wordsOf } from "../messages/field-words.ts";
import { operationsOf } from "../reader/contract.ts";
import { atPlace, schemaName, type ContractDocument } from "../reader/document.ts";
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
 * The text of src/generated/limits.ts: one export for each schema that a request body uses, with the limits and words
 * of the schema and its fields. A field that is only a `$ref`, or one with a description, is left out, because its limits are in the export of that
 * schema.
 */
export function limitsSource(
  document: ContractDocument,
  schemas: Readonly<Record<string, Schema>>,
): string {
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
    const { oneOf = [], prefixItems = [], items, properties = {}, additionalProperties } = schema;
    const parts = [
      ...oneOf,
      ...prefixItems,
      items,
      ...Object.values(properties),
      additionalProperties,
    ];
    for (const part of parts) if (typeof part === "object") collect(part);
  }

  const limits = [...names].toSorted().flatMap((name) => {
    const own = entryOf(document.components.schemas[name] ?? {}, schemas[name] ?? {});
    return own === undefined
      ? []
      : [`export const ${name}: ${typeOf(own)} = ${JSON.stringify(own, undefined, 2)};`];
  });
  return [
    "// Written by `pnpm --filter @damadum/contract generate` from openapi.yaml. Do not edit.",
    ...limits,
    "",
  ].join("\n\n");
}

/** The type of an entry without its values, so that a changed limit changes no type and nothing is checked again. */
function typeOf(entry: object): string {
  const members = Object.entries(entry).flatMap(([key, value]: [string, unknown]) => {
    if (value === undefined) return [];
    const type =
      key === "answer"
        ? '"chosen" | "typed"'
        : typeof value === "object" && value !== null
          ? typeOf(value)
          : typeof value;
    return [`readonly ${JSON.stringify(key)}: ${type}`];
  });
  return `{ ${members.join("; ")} }`;
}

/** The entry of a schema: the fields of a group, or the limits and words of a field. */
function entryOf(schema: Schema, whole: Schema): object | undefined {
  return schema.properties === undefined ? fieldOf(whole) : groupOf(schema.properties, whole);
}

function groupOf(properties: NonNullable<Schema["properties"]>, whole: Schema): object | undefined {
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const resolved = whole.properties?.[name] ?? {};
    const isElsewhere =
      property.$ref !== undefined &&
      Object.keys(property).every((key) => key === "$ref" || key === "description");
    const isGroup = resolved.properties !== undefined;
    const entry = isElsewhere && !isGroup ? undefined : entryOf(property, resolved);
    return entry === undefined ? [] : [[name, entry]];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

function fieldOf(schema: Schema): object | undefined {
  const limits = keywords.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]));
  const { label, answer, ...words } = atPlace(schema, () => wordsOf(schema));
  if (label === "" && limits.length === 0) return undefined;
  // Without a label no message can name the field.
  const named = label === "" ? {} : { label, answer };
  return { ...Object.fromEntries(limits), ...named, ...words };
}
