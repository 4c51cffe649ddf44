import { camelCase, isPlainObject, snakeCase } from "es-toolkit";

type CamelCase<S> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

type SnakeCase<S> = S extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeCase<Tail>}`
    : `_${Lowercase<Head>}${SnakeCase<Tail>}`
  : S;

/** The shape with camelCase keys at every depth. */
export type CamelKeys<T> = T extends readonly (infer Item)[]
  ? readonly CamelKeys<Item>[]
  : T extends object
    ? { [Key in keyof T as CamelCase<Key>]: CamelKeys<T[Key]> }
    : T;

/** The shape with snake_case keys at every depth, in lists of its own, as the contract's types have them. */
export type SnakeKeys<T> = T extends readonly (infer Item)[]
  ? SnakeKeys<Item>[]
  : T extends object
    ? { [Key in keyof T as SnakeCase<Key>]: SnakeKeys<T[Key]> }
    : T;

const toCamel = memoized(camelCase);
const toSnake = memoized(snakeCase);

/** Converts a wire shape to a domain shape; only keys change, never values. */
export function camelKeys<T>(value: T): CamelKeys<T> {
  return renamed(value, toCamel) as CamelKeys<T>;
}

/** Converts a domain shape to a wire shape; only keys change, never values. */
export function snakeKeys<T>(value: T): SnakeKeys<T> {
  return renamed(value, toSnake) as SnakeKeys<T>;
}

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (!isPlainObject(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) result[rename(key)] = renamed(inner, rename);
  return result;
}

/** More keys than the contract has; the cache does not grow beyond it. */
const MAX_KEYS = 1000;

/** Caches renamed keys: splitting them dominates the cost, and validated values have few distinct keys. */
function memoized(rename: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const name = rename(key);
    if (known.size < MAX_KEYS) known.set(key, name);
    return name;
  };
}
