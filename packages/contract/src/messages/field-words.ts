import type { Answer, Schema } from "../schema.ts";
import { ownMessage } from "./own-message.ts";

/** A field as a person knows it, for the sentence about a rule that it breaks. */
export interface FieldWords {
  readonly label: string;
  readonly answer: Answer;
  readonly unit?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** A value that fits. */
  readonly example?: string | undefined;
  /** The sentence of the schema itself, which wins over a general one. */
  readonly message?: string | undefined;
  /** The schema's sentence for no answer, with `{object}` for the label. */
  readonly requiredMessage?: string | undefined;
}

/** The words for the field at a path such as `start.detail` or `items.0.count`, found in the schema of the request. */
export function fieldAt(request: Schema, path: readonly string[]): FieldWords {
  const chain = schemasTo(request, path);
  // The place in a list is no name.
  const named = path.flatMap((part, at) =>
    isEntry(part) ? [] : [{ part, schema: chain[at], group: groupOf(path, chain, at) }],
  );
  const own = named.at(-1);
  const title = own === undefined ? "보낸 내용" : (own.schema?.title ?? own.part);
  const prefix = own?.group?.["x-prefix"] ?? own?.group?.title ?? "";
  return within(prefix, { ...wordsOf(chain.at(-1) ?? {}), label: title });
}

/** The words of a part of a group: `출발지 층수` for the `층수` of the `출발지`. */
export function within(prefix: string, field: FieldWords): FieldWords {
  return prefix === "" ? field : { ...field, label: `${prefix} ${field.label}` };
}

/** What a schema says of its field, whatever it is a part of. */
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

/** The schema of a field of a request, with what it refers to; undefined where the request has none. */
export function schemaAt(request: Schema, path: readonly string[]): Schema | undefined {
  return path.length === 0 ? request : schemasTo(request, path).at(-1);
}

/** The schema of each part of a path, from the outermost on. */
function schemasTo(request: Schema, path: readonly string[]): readonly (Schema | undefined)[] {
  let schema: Schema | undefined = request;
  return path.map((part) => (schema = partOf(schema, part, request)));
}

/** The group that a part of a path stands in; the entries of a list stand in what the list is called. */
function groupOf(
  path: readonly string[],
  chain: readonly (Schema | undefined)[],
  at: number,
): Schema | undefined {
  const above = path.slice(0, at).findLastIndex((part) => !isEntry(part));
  return above === -1 ? undefined : chain[above];
}

function isChosen({ type, format, enum: values, const: constant }: Schema): boolean {
  const isPicked = type === "boolean" || type === "array" || type === "object";
  const isListed = values !== undefined || constant !== undefined;
  return isPicked || isListed || format === "date" || format === "uuid";
}

function partOf(schema: Schema | undefined, name: string, root: Schema): Schema | undefined {
  if (schema === undefined) return undefined;
  const found = shapesOf(schema, root)
    .map(({ items, properties }) => (isEntry(name) ? items : properties?.[name]))
    .find((part) => part !== undefined);
  return found && resolved(found, root);
}

/** Whether a part of a path is a place in a list; `*` is any. */
function isEntry(part: string): boolean {
  return /^(\d+|\*)$/.test(part);
}

/** A schema with all that can stand in its place. */
function shapesOf(schema: Schema, root: Schema): readonly Schema[] {
  const whole = resolved(schema, root);
  const branches = [...(whole.oneOf ?? []), whole.then, whole.else];
  return [
    whole,
    ...branches.flatMap((branch) => (branch === undefined ? [] : shapesOf(branch, root))),
  ];
}

/** A schema with what it refers to below `$defs`; its own words win. */
function resolved(schema: Schema, root: Schema): Schema {
  const target = root.$defs?.[schema.$ref?.replace("#/$defs/", "") ?? ""];
  return target === undefined ? schema : { ...resolved(target, root), ...schema };
}
