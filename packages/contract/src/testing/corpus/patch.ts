import { isObject, type JsonObject } from "../../reader/json.ts";

/** Changes a part of the contract; undefined where it does not fit. */
export type Edit = (part: JsonObject) => JsonObject | undefined;
export type Fits = (part: JsonObject) => boolean;

const always: Fits = () => true;

/** Sets keys of the parts that fit; a key is dropped where its value is undefined. */
export function set(patch: JsonObject | ((part: JsonObject) => JsonObject), fits = always): Edit {
  return (part) => {
    if (!fits(part)) return undefined;
    const entries = Object.entries({
      ...part,
      ...(typeof patch === "function" ? patch(part) : patch),
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
}

export const has =
  (key: string): Fits =>
  (part) =>
    part[key] !== undefined;
export const lacks =
  (key: string, ...more: readonly Fits[]): Fits =>
  (part) =>
    part[key] === undefined && more.every((fits) => fits(part));
export const drop = (key: string): Edit => set({ [key]: undefined }, has(key));

/** Edits the object under a key. */
export function under(key: string, edit: Edit): Edit {
  return (part) => {
    const child = part[key];
    const changed = isObject(child) ? edit(child) : undefined;
    return changed && { ...part, [key]: changed };
  };
}

/** Edits the first item of a list that fits. */
export function firstIn(key: string, edit: Edit): Edit {
  return (part) => {
    const all = listIn(part, key);
    const index = all.findIndex((each) => isObject(each) && edit(each) !== undefined);
    const found = all[index];
    return isObject(found) ? { ...part, [key]: all.with(index, edit(found)) } : undefined;
  };
}

export function listIn(part: JsonObject, key: string): readonly unknown[] {
  const list = part[key];
  return Array.isArray(list) ? list : [];
}

/** Up to `most` of a list, spread over it. */
export function spread<Each>(list: readonly Each[], most: number): readonly Each[] {
  const step = Math.max(1, list.length / most);
  return Array.from(
    { length: Math.min(most, list.length) },
    (_, index) => list[Math.floor(index * step)],
  ).filter((each) => each !== undefined);
}

export const append = (part: JsonObject, key: string, value: unknown) => [
  ...listIn(part, key),
  value,
];

export const isOf =
  (type: string): Fits =>
  (schema) =>
    schema["type"] === type && schema["enum"] === undefined;
export const isList =
  (key: string, least = 1): Fits =>
  (schema) =>
    listIn(schema, key).length >= least;
export const appended = (key: string, value: unknown) => (schema: JsonObject) => ({
  [key]: append(schema, key, value),
});
export const withoutFirst = (key: string) => (schema: JsonObject) => ({
  [key]: listIn(schema, key).slice(1),
});
export const reversed = (key: string) => (schema: JsonObject) => ({
  [key]: listIn(schema, key).toReversed(),
});
