import type { Answer, Schema } from "../schema.ts";
import { quantity } from "./quantity.ts";

/** A field in a person's words, for the message about a rule that it breaks. */
export interface FieldWords {
  readonly label: string;
  readonly answer: Answer;
  readonly unit?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** A valid value. */
  readonly example?: string | undefined;
  /** The schema's own message, which wins over the general one. */
  readonly message?: string | undefined;
  /** The schema's message for a missing answer, with `{object}` for the label. */
  readonly requiredMessage?: string | undefined;
}

/** The words for the field at a path such as `start.detail` or `items.0.count`, found in the schema of the request. */
export function fieldAt(request: Schema, path: readonly string[]): FieldWords {
  let schema: Schema | undefined = request;
  let group: Schema | undefined;
  let named: Schema | undefined;
  let label = "보낸 내용";
  for (const part of path) {
    schema = partOf(schema, part, request);
    // A list index is not a name.
    if (isEntry(part)) continue;
    group = named;
    named = schema;
    label = schema?.title ?? part;
  }
  const prefix = group?.["x-prefix"] ?? group?.title ?? "";
  return within(prefix, { ...wordsOf(schema ?? {}), label });
}

/** The words of a part of a group: `출발지 층수` for the `층수` of the `출발지`. */
export function within(prefix: string, field: FieldWords): FieldWords {
  return prefix === "" ? field : { ...field, label: `${prefix} ${field.label}` };
}

/** The words of a schema by itself, without the group that it belongs to. */
export function wordsOf(schema: Schema): FieldWords {
  const [example] = schema.examples ?? [];
  return {
    label: schema.title ?? "",
    answer: schema["x-answer"] ?? (isChosen(schema) ? "chosen" : "typed"),
    unit: schema["x-unit"],
    minimum: schema.minimum,
    maximum: schema.maximum,
    example: typeof example === "string" ? example : undefined,
    message: ownMessage(schema),
    requiredMessage: schema["x-required-message"],
  };
}

/** The `x-message` of a schema with its limits filled in; undefined when it has none. */
function ownMessage(schema: Schema): string | undefined {
  const values = new Map(Object.entries(schema));
  return schema["x-message"]?.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (typeof value !== "number")
      throw new Error(`the x-message names ${name}, which is no number here`);
    return quantity(value);
  });
}

/** The schema of a request's field with its reference resolved; undefined when the request has no such field. */
export function schemaAt(request: Schema, path: readonly string[]): Schema | undefined {
  return path.reduce<Schema | undefined>((schema, part) => partOf(schema, part, request), request);
}

function isChosen({ type, format, enum: values, const: constant }: Schema): boolean {
  const isPicked = type === "boolean" || type === "array" || type === "object";
  const isListed = values !== undefined || constant !== undefined;
  return isPicked || isListed || format === "date" || format === "uuid";
}

function partOf(schema: Schema | undefined, name: string, root: Schema): Schema | undefined {
  if (schema === undefined) return undefined;
  const found = shapesOf(schema, root)
    .map((shape) => (isEntry(name) ? itemAt(shape, name) : shape.properties?.[name]))
    .find((part) => part !== undefined);
  return found && resolved(found, root);
}

function itemAt({ prefixItems, items }: Schema, index: string): Schema | undefined {
  return prefixItems?.[Number(index)] ?? (items || undefined);
}

/** Whether a path segment is a list index; `*` stands for any. */
function isEntry(part: string): boolean {
  return /^(\d+|\*)$/.test(part);
}

/** A schema and its branches (`oneOf`, `then`, `else`), with their references resolved. */
function shapesOf(schema: Schema, root: Schema): readonly Schema[] {
  const whole = resolved(schema, root);
  const branches = [...(whole.oneOf ?? []), whole.then, whole.else];
  return [
    whole,
    ...branches.flatMap((branch) => (branch === undefined ? [] : shapesOf(branch, root))),
  ];
}

/** A schema with its reference into `$defs` resolved; keywords beside the reference win. */
function resolved(schema: Schema, root: Schema): Schema {
  const target = root.$defs?.[schema.$ref?.replace("#/$defs/", "") ?? ""];
  return target === undefined ? schema : { ...resolved(target, root), ...schema };
}
