import type { FieldPath } from "./path.ts";

/** A form's data while it is being filled: the contract's names, anything may still be missing. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Everything that may still be missing, down to the leaves. */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: DeepPartial<T[Name]> }
    : T;

/** Whether a value has named parts. */
export function isRecord(value: unknown): value is FormValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path, or undefined where the way there ends early. */
export function valueAt(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((node, part) => {
    if (Array.isArray(node)) return node[Number(part)];
    return isRecord(node) ? node[part] : undefined;
  }, values);
}

/** A copy with the value at a path replaced; undefined takes the name away, missing containers are made. */
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

/** Only the named values. */
export function pickValues(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(
    names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  );
}

/** Answers in the store's own type; a typed partial body is nothing else. */
export function toValues(data: object | undefined): FormValues {
  return { ...data };
}

/** The same without names that hold undefined, at any depth: rjsf leaves them behind where an answer was taken back. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, withoutGaps(part)]),
  );
}
