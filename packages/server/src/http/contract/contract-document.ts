import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The parts of the OpenAPI 3.1 document that the server and its type generator read. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly security: SecurityRequirements;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

export const METHODS = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = Readonly<Partial<Record<Method, OperationObject>>> & {
  readonly parameters?: readonly (Parameter | Reference)[];
};
export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: SecurityRequirements;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}
export type SecurityRequirements = readonly Readonly<Record<string, readonly string[]>>[];
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}
export interface Response {
  readonly content?: Content;
}
export type Content = Readonly<Record<string, { readonly schema: Schema }>>;
export interface Reference {
  readonly $ref: string;
}
export interface Schema {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
}

const CONTRACT = new URL("../../../../../openapi.yaml", import.meta.url);

/** Reads openapi.yaml. Its shape is guaranteed by `redocly lint`, which runs in `pnpm verify`. */
export function readContract(): ContractDocument {
  return parse(readFileSync(CONTRACT, "utf8"));
}
