import { isRecord } from "../../engine/data/values.ts";
import { titleOf } from "../../engine/definition/field-layout.ts";
import type { FormStep } from "../../engine/definition/form-definition.ts";

/** Where the literal of a form, step, field or choice stands (build/form-source.ts); offsets in its file. */
export interface Source {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** Where the list begins that it stands in. */
  readonly list: number | null;
  readonly properties: Readonly<Record<string, Property>>;
}

interface Property {
  readonly start: number;
  readonly end: number;
  /** Null for code. */
  readonly text: string | null;
}

/** The source of a part of a definition; undefined for what no literal of a form or pattern says. */
export function sourceOf(part: unknown): Source | undefined {
  return isRecord(part) && isSource(part["source"]) ? part["source"] : undefined;
}

function isSource(value: unknown): value is Source {
  return isRecord(value) && "file" in value && "properties" in value;
}

/** Why the text of a part cannot be changed here, in Korean; null when it can. */
export function refusalOf(part: unknown, key: string): string | null {
  const source = sourceOf(part);
  if (source === undefined) return "계약이나 domain의 표가 정한 말이라 거기서 바꿔요.";
  const property = source.properties[key];
  if (property !== undefined && property.text === null)
    return `코드가 만드는 말이에요: ${source.file}`;
  const isSet = isRecord(part) && part[key] !== undefined;
  return isSet && property === undefined ? `다른 곳에서 정한 말이에요: ${source.file}` : null;
}

/** Why two neighbours cannot change places here, in Korean; null when they can. */
export function moveRefusal(one: unknown, other: unknown): string | null {
  const [first, second] = [sourceOf(one), sourceOf(other)];
  const isOneList =
    first !== undefined && first.file === second?.file && first.list === second.list;
  return isOneList ? null : "묶음으로 들어온 것과는 자리를 바꾸지 못해요.";
}

/** The answers on which a part may depend; a pattern's part on its own pattern's, which other forms have with it. */
export function conditionsOf(part: object, before: readonly FormStep[]) {
  const isShared = sourceOf(part)?.file.includes("/patterns/") === true;
  return before.flatMap((step) =>
    step.fields
      .filter((field) => !isShared || moveRefusal(field, part) === null)
      .flatMap(({ path, options: { choices = [] } = {} }) =>
        choices.map(({ value, label }) => ({
          value: JSON.stringify({ field: path, is: value }),
          label: `${step.name} · ${titleOf(step.uiSchema, path.split("."))}: ${label}`,
        })),
      ),
  );
}
