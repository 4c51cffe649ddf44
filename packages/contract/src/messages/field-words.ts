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
}

/** The words for the field at a path such as `start.detail` or `items.0.count`, found in the schema of the request. */
export function fieldAt(request: Schema, path: readonly string[]): FieldWords {
  let schema: Schema | undefined = request;
  const names: { readonly title: string | undefined; readonly part: string }[] = [];
  for (const part of path) {
    schema = partOf(schema, part);
    // The place in a list is no name.
    if (!isIndex(part)) names.push({ title: schema?.title, part });
  }
  const [own, parent] = names.toReversed();
  const words = [parent?.title, own === undefined ? "보낸 내용" : (own.title ?? own.part)];
  const label = words.filter((word) => word !== undefined).join(" ");
  return { label, ...wordsOf(schema ?? {}) };
}

function wordsOf(schema: Schema): Omit<FieldWords, "label"> {
  const [example] = schema.examples ?? [];
  return {
    answer: schema["x-answer"] ?? (isChosen(schema) ? "chosen" : "typed"),
    unit: schema["x-unit"],
    minimum: schema.minimum,
    maximum: schema.maximum,
    example: typeof example === "string" ? example : undefined,
    message: ownMessage(schema),
  };
}

function isChosen({ type, format, enum: values }: Schema): boolean {
  const isPicked = type === "boolean" || type === "array" || type === "object";
  return isPicked || values !== undefined || format === "date" || format === "uuid";
}

function partOf(schema: Schema | undefined, name: string): Schema | undefined {
  if (schema === undefined) return undefined;
  if (isIndex(name)) return shapesOf(schema).find(({ items }) => items)?.items;
  return shapesOf(schema).find(({ properties }) => properties?.[name])?.properties?.[name];
}

function isIndex(part: string): boolean {
  return /^\d+$/.test(part);
}

function shapesOf(schema: Schema): readonly Schema[] {
  return [schema, ...(schema.oneOf ?? [])];
}
