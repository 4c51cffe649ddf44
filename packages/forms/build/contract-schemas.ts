import { parse } from "yaml";

type Json = null | boolean | number | string | readonly Json[] | JsonObject;
type JsonObject = { readonly [key: string]: Json };

const wordsForReaders = new Set(["description", "examples", "example", "title"]);

/** The named schemas of a contract (its YAML text) with every $ref replaced by what it points at. */
export function readContractSchemas(
  yaml: string,
  names: readonly string[],
): Record<string, JsonObject> {
  const contract: Json = parse(yaml);
  return Object.fromEntries(
    names.map((name) => [name, asObject(resolve(contract, `#/components/schemas/${name}`))]),
  );
}

function resolve(contract: Json, pointer: string): Json {
  const target = pointer
    .split("/")
    .slice(1)
    .reduce<Json>((node, key) => asObject(node)[key] ?? missing(pointer), contract);
  return inline(contract, target);
}

function inline(contract: Json, node: Json): Json {
  if (Array.isArray(node)) return node.map((item: Json) => inline(contract, item));
  if (!isObject(node)) return node;
  const { $ref, ...rest } = node;
  const own = Object.fromEntries(
    Object.entries(rest)
      .filter(([key, value]) => !(wordsForReaders.has(key) && !isObject(value)))
      .map(([key, value]) => [key, inline(contract, value)]),
  );
  return typeof $ref === "string" ? { ...asObject(resolve(contract, $ref)), ...own } : own;
}

function isObject(node: Json): node is JsonObject {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

function asObject(node: Json): JsonObject {
  if (!isObject(node)) throw new Error("openapi.yaml: an object was expected here");
  return node;
}

function missing(pointer: string): never {
  throw new Error(`openapi.yaml has no ${pointer}`);
}
