import { isObject, type JsonObject } from "../reader/json.ts";
import { componentOf, listOf, type Parts } from "./change.ts";

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
  let schema = isObject(node) ? node : {};
  for (let depth = 0; depth < 50; depth += 1) {
    const view = withoutNull(joined(parts.resolve(schema), parts));
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

/** Joins the members of `allOf`: their properties and required names add up, any other keyword of a later one wins. */
function joined({ allOf, ...schema }: JsonObject, parts: Parts): JsonObject {
  if (!Array.isArray(allOf)) return schema;
  const members = [...allOf.map((each) => joined(parts.resolve(each), parts)), schema];
  const properties = members.flatMap(({ properties: own }) => (isObject(own) ? [own] : []));
  return {
    ...Object.assign({}, ...members),
    ...(properties.length > 0 && { properties: Object.assign({}, ...properties) }),
    required: [...new Set(members.flatMap(({ required }) => listOf(required)))],
  };
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
