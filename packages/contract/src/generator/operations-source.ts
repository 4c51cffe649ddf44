import { operationsOf, type ContractOperation } from "../reader/contract.ts";
import { placeOf, schemaName, type ContractDocument } from "../reader/document.ts";
import type { Schema } from "../schema.ts";

/** The text of the SDK's operations.ts: a row for each operation, in the types that Orval prints for its schemas. */
export function operationsSource(document: ContractDocument): string {
  return [
    "// Written by `pnpm sdk:generate` from openapi.yaml. Do not edit.",
    'import type * as model from "./model.schemas.ts";',
    `export interface Operations {\n${operationsOf(document).map(operationType).join("")}}`,
    "export type OperationId = keyof Operations;\n",
  ].join("\n\n");
}

function operationType(operation: ContractOperation): string {
  return `  readonly ${JSON.stringify(operation.id)}: {
    readonly tag: ${JSON.stringify(operation.tag)};
    readonly security: ${JSON.stringify(operation.security)};
    readonly path: ${parameterGroup(operation, "path")};
    readonly query: ${parameterGroup(operation, "query")};
    readonly headers: ${parameterGroup(operation, "header")};
    readonly body: ${bodyType(operation)};
    readonly reply: ${replyType(operation)};
  };
`;
}

function parameterGroup({ parameters }: ContractOperation, place: string): string {
  return groupOf(
    parameters
      .filter((parameter) => parameter.in === place)
      // A default is filled in by the validator, so the handler always finds a value.
      .map(({ name, required, schema }) => ({
        name,
        schema,
        isPresent: required === true || schema.default !== undefined,
      })),
  );
}

function bodyType({ body, bodyType: sentAs }: ContractOperation): string {
  if (body === undefined) return "undefined";
  if (sentAs !== "form") return typeOf(body);
  const { properties = {}, required = [] } = body;
  return groupOf(
    Object.entries(properties).map(([name, schema]) => ({
      name,
      schema,
      isPresent: required.includes(name),
    })),
  );
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

interface GroupField {
  readonly name: string;
  readonly schema: Schema;
  readonly isPresent: boolean;
}

function groupOf(fields: readonly GroupField[]): string {
  const types = fields.map(
    ({ name, schema, isPresent }) =>
      `readonly ${JSON.stringify(name)}${isPresent ? "" : "?"}: ${typeOf(schema)}`,
  );
  return types.length === 0 ? "Readonly<Record<never, never>>" : `{ ${types.join("; ")} }`;
}

const plainTypes: ReadonlyMap<string, string> = new Map([
  ["string", "string"],
  ["boolean", "boolean"],
  ["integer", "number"],
  ["number", "number"],
]);

/** The type of a schema with a name, or of a value without parts, alone or in a list. */
function typeOf(schema: Schema): string {
  const name = schemaName(schema.$ref);
  if (name !== undefined) return `model.${name}`;
  if (schema.enum !== undefined)
    return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.format === "binary") return "Uint8Array";
  const plain = plainTypes.get(String(schema.type));
  if (plain !== undefined) return plain;
  if (schema.type === "array" && schema.items) return `ReadonlyArray<${typeOf(schema.items)}>`;
  throw new Error(
    `${placeOf(schema)}: a schema with parts needs a name, by which its type is known`,
  );
}
