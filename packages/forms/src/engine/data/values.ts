import type { FieldPath } from "./path.ts";

/** A form's data while it is filled in: the contract's names, of which any may still be missing. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A type whose parts may all be missing, at any depth. */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: DeepPartial<T[Name]> }
    : T;

/** Whether a value is an object with named parts, not an array. */
export function isRecord(value: unknown): value is FormValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path, or undefined when something on the way is missing. */
export function valueAt(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((node, part) => {
    if (Array.isArray(node)) return node[Number(part)];
    return isRecord(node) ? node[part] : undefined;
  }, values);
}

/** A copy with the value at a path replaced; undefined removes the key, missing containers are created. */
export function withValueAt(values: FormValues, path: FieldPath, value: unknown): FormValues {
  const [name, ...rest] = path;
  if (name === undefined) return isRecord(value) ? value : {};
  const { [name]: present, ...others } = values;
  const next = rest.length === 0 ? value : setInside(present, rest, value);
  return next === undefined ? others : { ...values, [name]: next };
}

function setInside(container: unknown, path: FieldPath, value: unknown): unknown {
  if (!Array.isArray(container)) {
    return withValueAt(isRecord(container) ? container : {}, path, value);
  }
  const [index, ...rest] = path;
  const items: readonly unknown[] = container;
  return items.map((item, at) =>
    at === index ? (rest.length === 0 ? value : setInside(item, rest, value)) : item,
  );
}

/** Only the named values, without missing ones. */
export function pickValues(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(
    names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  );
}

/** The same answers in the store's own type, which any typed partial body already has. */
export function toValues(data: object | undefined): FormValues {
  return isRecord(data) ? data : {};
}

/** The value without undefined properties, at any depth: rjsf leaves them behind when an answer is removed. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, withoutGaps(part)]),
  );
}
