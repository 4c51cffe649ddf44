/** A parsed object of JSON or YAML. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(node: unknown): node is JsonObject {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

export function mapValues<From, To>(
  object: Readonly<Record<string, From>>,
  map: (value: From, key: string) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}

/** A key as a part of a JSON pointer (RFC 6901). */
export const escaped = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
export const unescaped = (part: string) => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** The object at the end of a path of keys; undefined if there is none. */
export function objectAt(node: unknown, ...keys: readonly string[]): JsonObject | undefined {
  const found = keys.reduce<unknown>((each, key) => (isObject(each) ? each[key] : undefined), node);
  return isObject(found) ? found : undefined;
}
