import { operationsOf, type ContractOperation } from "../reader/contract.ts";
import { placeOf, schemaName, type ContractDocument } from "../reader/document.ts";
import type { Schema } from "../schema.ts";

/** The text of src/generated/operations.ts: a type for each schema and for each operation. */
export function operationsSource(document: ContractDocument): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${typeName(name, schema)} = ${typeOf(schema)};`,
  );
  return [
    "// Written by `pnpm --filter @damadum/contract generate` from openapi.yaml. Do not edit.",
    ...schemas,
    `export interface Operations {\n${operationsOf(document).map(operationType).join("")}}`,
    "export type OperationId = keyof Operations;\n",
  ].join("\n\n");
}

function operationType(operation: ContractOperation): string {
  return `  readonly ${keyOf(operation.id)}: {
    readonly tag: ${JSON.stringify(operation.tag)};
    readonly security: ${JSON.stringify(operation.security)};
    readonly path: ${parameterGroup(operation, "path")};
    readonly query: ${parameterGroup(operation, "query")};
    readonly headers: ${parameterGroup(operation, "header")};
    readonly body: ${operation.body === undefined ? "undefined" : typeOf(operation.body)};
    readonly reply: ${replyType(operation)};
  };
`;
}

function parameterGroup({ parameters }: ContractOperation, place: string): string {
  const fields = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema }) => {
      // A default is filled in by the validator, so the handler always finds a value.
      const present = required === true || schema.default !== undefined;
      return `readonly ${JSON.stringify(name)}${present ? "" : "?"}: ${typeOf(schema)}`;
    });
  return fields.length === 0 ? "Readonly<Record<never, never>>" : `{ ${fields.join("; ")} }`;
}

function replyType({ responses, files }: ContractOperation): string {
  return [...responses]
    .filter(([status]) => status.startsWith("2"))
    .map(([status, schema]) => {
      if (files.has(status)) return `{ readonly status: ${status}; readonly body: Uint8Array }`;
      return schema === undefined
        ? `{ readonly status: ${status} }`
        : `{ readonly status: ${status}; readonly body: ${typeOf(schema)} }`;
    })
    .join(" | ");
}

/** Keywords that say nothing about the values. */
const ANNOTATIONS = /^(?:title|description|examples|default|x-.*)$/;

function typeOf(schema: Schema): string {
  const name = schemaName(schema.$ref);
  if (name !== undefined) return name;
  if (schema.oneOf !== undefined) return unionOf(schema.oneOf.map(typeOf));
  if (schema.format === "binary") return "Uint8Array";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return unionOf(schema.enum.map((value) => JSON.stringify(value)));
  if (Object.keys(schema).every((keyword) => ANNOTATIONS.test(keyword))) return "unknown";
  const types = [schema.type ?? (schema.prefixItems === undefined ? [] : "array")].flat();
  if (types.length === 0) {
    throw new Error(`${placeOf(schema)}: no TypeScript type for ${JSON.stringify(schema)}`);
  }
  return unionOf(types.map((type) => plainType(type, schema)));
}

const unionOf = (types: readonly string[]) => [...new Set(types)].join(" | ");

function plainType(type: string, schema: Schema): string {
  switch (type) {
    case "string":
    case "boolean":
    case "null":
      return type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return arrayType(schema);
    case "object":
      return objectType(schema);
    default:
      throw new Error(`${placeOf(schema)}: there is no type ${JSON.stringify(type)}`);
  }
}

function arrayType({ prefixItems, items = {}, minItems = 0, maxItems }: Schema): string {
  const item = items === false ? "never" : typeOf(items);
  if (prefixItems === undefined) return `ReadonlyArray<${item}>`;
  const first = prefixItems.map((one, index) =>
    index < minItems ? typeOf(one) : `(${typeOf(one)})?`,
  );
  const hasMore = items !== false && (maxItems === undefined || maxItems > prefixItems.length);
  return `readonly [${[...first, ...(hasMore ? [`...ReadonlyArray<${item}>`] : [])].join(", ")}]`;
}

function objectType({
  properties = {},
  required = [],
  additionalProperties: more = Object.keys(properties).length === 0,
}: Schema): string {
  const fields = Object.entries(properties).map(([name, property]) => {
    const isRequired = required.includes(name);
    return { name, mark: isRequired ? "" : "?", type: typeOf(property), isRequired };
  });
  const lines = fields.map(
    ({ name, mark, type }) => `  readonly ${keyOf(name)}${mark}: ${type};\n`,
  );
  if (more !== false) {
    // TypeScript wants the other fields' type to include those of the named ones.
    const named = fields.flatMap(({ type, isRequired }) =>
      isRequired ? [type] : [type, "undefined"],
    );
    const types = more === true ? ["unknown"] : [typeOf(more), ...named];
    lines.push(`  readonly [name: string]: ${unionOf(types)};\n`);
  }
  return `{\n${lines.join("")}}`;
}

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** A name as a key of a type, in quotes where it needs them. */
const keyOf = (name: string) => (IDENTIFIER.test(name) ? name : JSON.stringify(name));

/** The name of a schema, which becomes the name of a type and of constants. */
function typeName(name: string, schema: Schema): string {
  if (IDENTIFIER.test(name)) return name;
  throw new Error(`${placeOf(schema)}: the name of a schema consists of letters and digits`);
}
