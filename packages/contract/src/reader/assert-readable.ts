import type { Bundle } from "./bundle.ts";
import { escaped, isObject, objectAt } from "./json.ts";

const TYPES: ReadonlySet<unknown> = new Set([
  "array",
  "boolean",
  "integer",
  "null",
  "number",
  "object",
  "string",
] as const);

const OPERATION = /^#\/paths\/[^/]+\/(?:get|post|put|patch|delete)$/;

/**
 * Checks what the generators and validators take for granted of an operation and a schema, since each of them would
 * name only itself. @throws Error that names the place
 */
export function assertReadable({ document, placeAt }: Bundle): void {
  const fail = (pointer: string, problem: string): never => {
    throw new Error(`${placeAt(pointer)}: ${problem}`);
  };

  function schema(node: unknown, pointer: string): void {
    if (typeof node === "boolean") return;
    if (!isObject(node)) return fail(pointer, "is no schema");
    const { type, pattern } = node;
    for (const each of [type ?? []].flat()) {
      if (!TYPES.has(each)) fail(pointer, `there is no type ${JSON.stringify(each)}`);
    }
    if (pattern !== undefined && !compiles(pattern)) fail(pointer, "its pattern cannot be read");
    if (type === "array" && !("items" in node || "prefixItems" in node)) {
      fail(pointer, "a list needs items");
    }
    for (const [key, value] of Object.entries(objectAt(node, "properties") ?? {})) {
      // A reference in place of the properties is resolved, and refused, with all others.
      if (key === "$ref" && typeof value === "string") continue;
      schema(value, `${pointer}/properties/${escaped(key)}`);
    }
    for (const key of ["oneOf", "anyOf", "allOf", "prefixItems"]) {
      const parts = node[key];
      if (!Array.isArray(parts)) continue;
      parts.forEach((part, index) => schema(part, `${pointer}/${key}/${index}`));
    }
    for (const key of ["items", "additionalProperties", "not"]) {
      if (key in node) schema(node[key], `${pointer}/${key}`);
    }
  }

  function find(node: unknown, pointer: string): void {
    if (Array.isArray(node)) node.forEach((item, index) => find(item, `${pointer}/${index}`));
    if (!isObject(node)) return;
    if (OPERATION.test(pointer) && typeof node["operationId"] !== "string") {
      fail(pointer, "an operation needs an operationId");
    }
    for (const [key, value] of Object.entries(node)) {
      const below = `${pointer}/${escaped(key)}`;
      if (key === "schema") schema(value, below);
      else if (!key.startsWith("example")) find(value, below);
    }
  }

  const { schemas, ...others } = objectAt(document, "components") ?? {};
  for (const [name, value] of Object.entries(isObject(schemas) ? schemas : {})) {
    schema(value, `#/components/schemas/${escaped(name)}`);
  }
  find(others, "#/components");
  find(document["paths"], "#/paths");
}

function compiles(pattern: unknown): boolean {
  try {
    return typeof pattern === "string" && new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
