import { operationsOf, type ContractOperation } from "../reader/contract.ts";
import { schemaName, type ContractDocument } from "../reader/document.ts";
import type { Schema } from "../schema.ts";

/** The text of src/generated/operations.ts: a type for each schema and for each operation. */
export function operationsSource(document: ContractDocument): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  return [
    "// Written by `pnpm --filter @damadum/contract generate` from openapi.yaml. Do not edit.",
    ...schemas,
    `export interface Operations {\n${operationsOf(document).map(operationType).join("")}}`,
    "export type OperationId = keyof Operations;\n",
  ].join("\n\n");
}

function operationType(operation: ContractOperation): string {
  return `  readonly ${operation.id}: {
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

function typeOf(schema: Schema): string {
  const name = schemaName(schema.$ref);
  if (name !== undefined) return name;
  if (schema.oneOf !== undefined) return schema.oneOf.map(typeOf).join(" | ");
  if (schema.format === "binary") return "Uint8Array";
  if (schema.enum !== undefined) {
    return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  }
  const types = typeof schema.type === "object" ? schema.type : [schema.type];
  return types.map((type) => plainType(type, schema)).join(" | ");
}

function plainType(type: string | undefined, schema: Schema): string {
  switch (type) {
    case "string":
    case "boolean":
    case "null":
      return type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return `ReadonlyArray<${typeOf(schema.items ?? {})}>`;
    case "object":
      return objectType(schema);
    default:
      throw new Error(`No TypeScript type for the schema ${JSON.stringify(schema)}`);
  }
}

function objectType(schema: Schema): string {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, property]) =>
      `  readonly ${name}${required.has(name) ? "" : "?"}: ${typeOf(property)};\n`,
  );
  return `{\n${fields.join("")}}`;
}
