import type { Schema } from "@damadum/contract/reader";

export interface Place {
  readonly path: readonly (string | number)[];
  readonly schema: Schema;
}

/** Every field and item of the value, including optional fields that are absent. */
export function placesIn(schema: Schema, value: unknown): readonly Place[] {
  return walk(schema, value, []);
}

function walk(schema: Schema, value: unknown, path: Place["path"]): readonly Place[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const inside = [...path, index];
      const one = schema.prefixItems?.[index] ?? (schema.items || {});
      return [{ path: inside, schema: one }, ...walk(one, item, inside)];
    });
  }
  if (typeof value !== "object" || value === null) return [];
  const shapes = schema.oneOf ?? [schema];
  return shapes.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const inside = [...path, name];
      return [
        { path: inside, schema: property },
        ...walk(property, Reflect.get(value, name), inside),
      ];
    }),
  );
}

/** A copy of the body with another value in one place; undefined removes it. */
export function withValue(body: unknown, { path }: Place, value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(body)) {
    return body.map((item: unknown, index) =>
      index === head ? withValue(item, { path: rest, schema: {} }, value) : item,
    );
  }
  const fields = typeof body === "object" && body !== null ? body : {};
  if (rest.length === 0 && value === undefined) {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== head));
  }
  const inner: unknown = Reflect.get(fields, head);
  return { ...fields, [head]: withValue(inner, { path: rest, schema: {} }, value) };
}
