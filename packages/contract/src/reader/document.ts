import type { Schema } from "../schema.ts";
import { assertReadable } from "./assert-readable.ts";
import { bundle, ROOT, type ContractFiles } from "./bundle.ts";
import { escaped, isObject, mapValues, objectAt, unescaped, type JsonObject } from "./json.ts";

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
  readonly deprecated?: boolean;
  /** When callers were told that it goes, and the day from which it may be gone: dates. */
  readonly "x-deprecated-on"?: string;
  readonly "x-sunset"?: string;
  readonly "x-edits"?: string;
  readonly "x-location"?: string;
  readonly "x-problems"?: readonly string[];
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
export type SecurityRequirements = readonly Readonly<Record<string, readonly string[]>>[];
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  /** Whether a list is sent as one parameter per item or as one text with commas. */
  readonly explode?: boolean;
  /** Whether the SDK fills it in by itself. */
  readonly "x-sent-by-sdk"?: boolean;
  readonly schema: Schema;
}
export type Content = Readonly<Record<string, MediaType>>;
export interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const DEFS = "#/$defs/";

const places = new WeakMap<object, string>();

/** Where a part of the document was read, as a JSON pointer: `openapi/box.yaml#/components/schemas/Box`. */
export function placeOf(part: object): string {
  return places.get(part) ?? ROOT;
}

/** Does work on a part of the document; an error names the part, unless it names one already. */
export function atPlace<T>(part: object, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/^openapi[./]/.test(message)) throw error;
    throw new Error(`${placeOf(part)}: ${message}`, { cause: error });
  }
}

/** The name of the schema that a reference points at; undefined for any other reference or none. */
export function schemaName(reference: string | undefined): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(reference ?? "")?.[1];
}

/**
 * Reads the files as one document and replaces every reference by its target; with `keepSchemas` references to
 * named schemas stay. A reference to a schema that contains it becomes one into `$defs` (see `withDefs`). Objects are
 * frozen, and a target is shared by all its references.
 * The shape is guaranteed by `redocly lint`, which runs in `pnpm verify`.
 * @throws Error that names the place when a reference points at nothing, or at something other than a schema that
 * contains it
 */
export function readDocument(
  files: ContractFiles,
  options?: { readonly keepSchemas: true },
): ContractDocument {
  const joined = bundle(files);
  assertReadable(joined);
  const { document: root, placeAt } = joined;
  const resolved = new Map<object, unknown>();
  const open = new Set<object>();

  function resolve(node: unknown, pointer: string): unknown {
    if (Array.isArray(node)) {
      return Object.freeze(node.map((item, index) => resolve(item, `${pointer}/${index}`)));
    }
    if (!isObject(node)) return node;
    if (open.has(node)) throw new Error(`${placeAt(pointer)}: contains itself`);
    if (!resolved.has(node)) {
      open.add(node);
      const result = resolveObject(node, pointer);
      if (isObject(result) && !places.has(result)) places.set(result, placeAt(pointer));
      resolved.set(node, result);
      open.delete(node);
    }
    return resolved.get(node);
  }

  function resolveObject(node: JsonObject, pointer: string): unknown {
    const { $ref, ...own } = node;
    const all = (values: JsonObject) =>
      mapValues(values, (value, key) => resolve(value, `${pointer}/${escaped(key)}`));
    const name = typeof $ref === "string" ? schemaName($ref) : undefined;
    const isKept = options?.keepSchemas === true && name !== undefined;
    if (typeof $ref !== "string" || isKept) return Object.freeze(all(node));
    const found = find(root, $ref);
    if (found === undefined) throw new Error(`${placeAt(pointer)}: there is no ${$ref}`);
    if (name !== undefined && isObject(found) && open.has(found)) {
      return Object.freeze({ ...all(own), $ref: `${DEFS}${name}` });
    }
    const target = resolve(found, $ref);
    // Keywords beside a reference, such as a field's title, win over those of its target.
    return Object.keys(own).length === 0
      ? target
      : Object.freeze({ ...(isObject(target) && target), ...all(own) });
  }

  return resolve(root, "#") as ContractDocument;
}

/**
 * The schema with the schemas that contain themselves in its own `$defs`, where its references look for them. It is
 * the same object when there are none.
 */
export function withDefs(schema: Schema, { components }: ContractDocument): Schema {
  const defs = new Map<string, Schema>();
  const seen = new Set<object>();
  const collect = (node: unknown): void => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const name = key === "$ref" && typeof value === "string" ? value.replace(DEFS, "") : "";
      const target = components.schemas[name];
      if (target !== undefined) defs.set(name, target);
      collect(target ?? value);
    }
  };
  collect(schema);
  return defs.size === 0 ? schema : Object.freeze({ ...schema, $defs: Object.fromEntries(defs) });
}

function find(root: unknown, reference: string): unknown {
  const keys = reference.replace(/^#\//, "").split("/").map(unescaped);
  const last = keys.pop() ?? "";
  return objectAt(root, ...keys)?.[last];
}
