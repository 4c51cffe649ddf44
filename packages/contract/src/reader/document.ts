import { load } from "js-yaml";

import type { Schema } from "../schema.ts";

/** The parts of the OpenAPI 3.1 document that this package reads. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly security: SecurityRequirements;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export const METHODS = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = Readonly<Partial<Record<Method, OperationObject>>> & {
  readonly parameters?: readonly Parameter[];
};
export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: SecurityRequirements;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  /** Largest body in bytes, if not the server's default. */
  readonly "x-body-limit"?: number;
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
export type SecurityRequirements = readonly Readonly<Record<string, readonly string[]>>[];
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}
export type Content = Readonly<Record<string, MediaType>>;
export interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const SCHEMAS = "#/components/schemas/";

/** The name of the schema that a reference points at; undefined for any other reference or none. */
export function schemaName(reference: string | undefined): string | undefined {
  return reference?.startsWith(SCHEMAS) ? reference.slice(SCHEMAS.length) : undefined;
}

/**
 * Parses a YAML document and replaces every reference by its target; with `keepSchemas` references to
 * named schemas stay. Objects are frozen, and a target is shared by all its references.
 * The shape is guaranteed by `redocly lint`, which runs in `pnpm verify`.
 * @throws Error when a reference points at nothing, or at something that contains it
 */
export function readDocument(
  yaml: string,
  options?: { readonly keepSchemas: true },
): ContractDocument {
  // By default the core schema of YAML 1.2, in which a day without quotes stays text.
  const root: unknown = load(yaml);
  const resolved = new Map<object, unknown>();
  const open = new Set<object>();

  function resolve(node: unknown): unknown {
    if (Array.isArray(node)) return Object.freeze(node.map(resolve));
    if (!isObject(node)) return node;
    if (open.has(node)) throw new Error("openapi.yaml: a schema contains itself");
    if (!resolved.has(node)) {
      open.add(node);
      resolved.set(node, resolveObject(node));
      open.delete(node);
    }
    return resolved.get(node);
  }

  function resolveObject(node: JsonObject): unknown {
    const { $ref, ...own } = node;
    const isKept = options?.keepSchemas === true && schemaName(String($ref)) !== undefined;
    if (typeof $ref !== "string" || isKept) return Object.freeze(mapValues(node, resolve));
    const target = resolve(find(root, $ref));
    // Keywords beside a reference, such as a field's title, win over those of its target.
    return Object.keys(own).length === 0
      ? target
      : Object.freeze({ ...(isObject(target) && target), ...mapValues(own, resolve) });
  }

  return resolve(root) as ContractDocument;
}

function find(root: unknown, reference: string): unknown {
  const found = reference
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), root);
  if (found === undefined) throw new Error(`openapi.yaml has no ${reference}`);
  return found;
}

function mapValues(object: JsonObject, map: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(node: unknown): node is JsonObject {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}
