import { isObject, type JsonObject } from "../reader/json.ts";
import { componentOf, isSame, listOf, type Parts } from "./change.ts";
import { LIMITS } from "./compare-values.ts";

/** A schema without the many ways to write the same: null apart, `allOf` joined, references resolved. */
export interface SchemaView {
  readonly schema: JsonObject;
  readonly nullable: boolean;
  /** The named schema that it refers to with nothing but words beside; undefined for any other. */
  readonly name: string | undefined;
}

/** Keywords that say something to people or tools and nothing about the values. */
export function isWord(key: string): boolean {
  return (
    key.startsWith("x-") ||
    [
      "title",
      "description",
      "summary",
      "example",
      "examples",
      "externalDocs",
      "deprecated",
    ].includes(key) ||
    ["$id", "$schema", "$comment", "xml"].includes(key)
  );
}

/** The schema as it is written, with null apart. */
export function shallowView(node: unknown): SchemaView {
  const { schema, nullable } = withoutNull(isObject(node) ? node : {});
  const component = componentOf(schema);
  const isPlain = Object.keys(schema).every((key) => key === "$ref" || isWord(key));
  const name = component?.[0] === "schemas" && isPlain ? component[1] : undefined;
  return { schema, nullable, name };
}

/** The schema with every reference at its own level resolved. */
export function fullView(node: unknown, parts: Parts): SchemaView {
  let nullable = false;
  let schema: JsonObject = isObject(node) ? node : node === false ? { not: {} } : {};
  for (let depth = 0; depth < 50; depth += 1) {
    const view = withoutNull(joined(schema, parts));
    nullable ||= view.nullable;
    ({ schema } = view);
    if (schema["$ref"] === undefined) break;
  }
  return { schema, nullable, name: undefined };
}

function withoutNull(node: JsonObject): {
  readonly schema: JsonObject;
  readonly nullable: boolean;
} {
  const { type, ...rest } = node;
  if (Array.isArray(type) && type.includes("null")) {
    const types = type.filter((each) => each !== "null");
    const values = rest["enum"];
    return {
      schema: {
        ...rest,
        ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
        ...(Array.isArray(values) && { enum: values.filter((value) => value !== null) }),
      },
      nullable: true,
    };
  }
  for (const keyword of ["oneOf", "anyOf"]) {
    const all = listOf(node[keyword]);
    const others = all.filter((each) => !isNull(each));
    const { [keyword]: _, ...around } = node;
    const [only] = others;
    if (others.length === all.length) continue;
    return others.length === 1 && isObject(only)
      ? { schema: { ...only, ...around }, nullable: true }
      : { schema: { ...around, [keyword]: others }, nullable: true };
  }
  return { schema: node, nullable: false };
}

function isNull(schema: unknown): boolean {
  return isObject(schema) && (schema["type"] === "null" || schema["const"] === null);
}

/** Joins the members of `allOf` and what a reference points at: a value has to satisfy all of them. */
function joined(node: unknown, parts: Parts, depth = 0): JsonObject {
  const { $ref, allOf, ...own } = isObject(node) ? node : {};
  if (($ref === undefined && allOf === undefined) || depth > MOST_DEPTH) return own;
  const target = typeof $ref === "string" ? [parts.target($ref)] : [];
  return [...target, ...listOf(allOf)]
    .map((each) => joined(each, parts, depth + 1))
    .concat(own)
    .reduce(both);
}

const MOST_DEPTH = 50;
/** The schema of a property that two schemas name, known again when it contains itself. */
const shared = new WeakMap<object, WeakMap<object, JsonObject>>();

/** One schema for the values that satisfy both; of words and defaults, and of two that are the same, the second stays. */
function both(a: JsonObject, b: JsonObject): JsonObject {
  const met: Record<string, unknown> = { ...a, ...b };
  const rest: unknown[] = [];
  for (const [key, one] of Object.entries(a)) {
    const other = b[key];
    if (other === undefined || isWord(key) || key === "default" || isSame(one, other)) continue;
    const limit = LIMITS.find(([name]) => name === key)?.[2];
    if (typeof one === "number" && typeof other === "number" && limit !== undefined)
      met[key] = limit === "least" ? Math.max(one, other) : Math.min(one, other);
    else if (key === "required") met[key] = [...new Set([...listOf(one), ...listOf(other)])];
    else if (key === "enum")
      met[key] = listOf(one).filter((value) => listOf(other).some((each) => isSame(value, each)));
    else if (key === "type") met[key] = typesOfBoth(one, other);
    else if (key === "uniqueItems") met[key] = true;
    else if (key === "items") met[key] = ofBoth(one, other);
    else if (key === "properties" && isObject(one) && isObject(other)) {
      const names = Object.keys(one).filter((name) => name in other);
      met[key] = {
        ...one,
        ...other,
        ...Object.fromEntries(names.map((name) => [name, ofBoth(one[name], other[name])])),
      };
    } else if (key === "additionalProperties" && (one === false || other === true)) met[key] = one;
    else if (key !== "additionalProperties" || (other !== false && one !== true))
      rest.push({ [key]: one });
  }
  // Rules that cannot be joined are compared as a whole.
  return rest.length === 0 ? met : { ...met, allOf: [...listOf(met["allOf"]), ...rest] };
}

function ofBoth(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other) || isSame(one, other)) return one === false ? one : other;
  if (Object.keys(other).every(isWord)) return { ...one, ...other };
  const known = shared.get(one) ?? new WeakMap<object, JsonObject>();
  const found = known.get(other) ?? { allOf: [one, other] };
  shared.set(one, known.set(other, found));
  return found;
}

/** Types that both allow; every integer is a number. */
function typesOfBoth(one: unknown, other: unknown): unknown {
  const [a, b] = [one, other].map((type) => (Array.isArray(type) ? type : [type]).map(String));
  const allowed = (types: readonly string[] = [], by: readonly string[] = []) =>
    types.filter((type) => by.includes(type) || (type === "integer" && by.includes("number")));
  const types = [...new Set([...allowed(a, b), ...allowed(b, a)])];
  return types.length === 1 ? types[0] : types;
}

export function alternativesOf(schema: JsonObject): readonly unknown[] {
  return listOf(schema["oneOf"] ?? schema["anyOf"]);
}

export function nameIn(alternative: unknown): string {
  return componentOf(alternative)?.[1] ?? "(이름 없음)";
}

/** Where only one side has alternatives and nothing else, the other side is its only alternative. */
export function withSameAlternatives(
  a: JsonObject,
  b: JsonObject,
): readonly [JsonObject, JsonObject] {
  const isOnly = (schema: JsonObject) =>
    alternativesOf(schema).length > 0 &&
    Object.keys(schema).every(
      (key) => ["oneOf", "anyOf", "discriminator"].includes(key) || isWord(key),
    );
  if (isOnly(a) === isOnly(b) || alternativesOf(isOnly(a) ? b : a).length > 0) return [a, b];
  const keyword = "anyOf" in a || "anyOf" in b ? "anyOf" : "oneOf";
  const lone = (schema: JsonObject) => ({ ...wordsOf(schema), [keyword]: [schema] });
  return isOnly(a) ? [a, lone(b)] : [lone(a), b];
}

export function wordsOf(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => isWord(key)));
}
