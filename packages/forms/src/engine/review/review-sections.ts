import { formatKoreanDate, isIsoDate } from "@damadum/domain";
import type { RJSFSchema } from "@rjsf/utils";

import type { FieldPath } from "../data/path.ts";
import { type FormValues, isRecord, valueAt } from "../data/values.ts";
import { type ActiveField, activeFields, activeSchema } from "../definition/active.ts";
import type { ReviewContext } from "../definition/field.ts";
import { titleOf } from "../definition/field-layout.ts";
import type { AnyForm } from "../definition/form-definition.ts";
import { requestAnswers } from "../definition/request-of.ts";

export interface ReviewRow {
  readonly path: FieldPath;
  readonly label: string;
  /** One line each. */
  readonly words: readonly string[];
  /** Ids of the files that were uploaded for it. */
  readonly files: readonly string[];
}

export interface ReviewSection {
  readonly stepId: string;
  readonly label: string;
  readonly rows: readonly ReviewRow[];
}

/** The answers of all active fields as text, in the order of the form; steps without any are left out. */
export function reviewSections(
  form: AnyForm,
  values: FormValues,
  context: ReviewContext = {},
): readonly ReviewSection[] {
  const answers = requestAnswers(form, values);
  const fields = activeFields(form, answers);
  return form.steps.flatMap((step) => {
    const shape = activeSchema(form, step, answers);
    const rows = fields
      .filter((place) => place.step === step)
      .flatMap((place) =>
        rowOf(place, {
          answer: valueAt(answers, place.path),
          schema: schemaAt(shape, place.path),
          context,
        }),
      );
    const label = step.reviewLabel ?? step.name;
    return rows.length === 0 ? [] : [{ stepId: step.id, label, rows }];
  });
}

function rowOf(
  { step, field, path }: ActiveField,
  {
    answer,
    schema,
    context,
  }: {
    readonly answer: unknown;
    readonly schema: RJSFSchema;
    readonly context: ReviewContext;
  },
): readonly ReviewRow[] {
  if (answer === undefined) return [];
  const row = { path, label: field.reviewTitle ?? titleOf(step.uiSchema, path), files: [] };
  if (field.review !== undefined)
    return [{ ...row, words: [field.review(answer, context)].flat() }];
  // A hidden answer is shown by the field that sets it, unless it has its own `review`.
  if (field.widget === "hidden") return [];
  const { choices = [], checkedValue } = field.options ?? {};
  const unit = unitOf(schema);
  if (field.widget === "upload") {
    const files = [answer].flat().filter((id) => typeof id === "string");
    return [{ ...row, files, words: [`${files.length}${unit ?? "개"}`] }];
  }
  if (Array.isArray(answer)) return [{ ...row, words: [`${answer.length}${unit ?? "개"}`] }];
  // A group is shown by its fields.
  if (isRecord(answer)) return [];
  if (schema.format === "password") return [{ ...row, words: ["입력했어요"] }];
  const chosen = choices.find(({ value }) => value === answer);
  if (chosen !== undefined) return [{ ...row, words: [chosen.label] }];
  if (checkedValue === answer) return [{ ...row, words: ["예"] }];
  return [{ ...row, words: wordsFor(answer, unit ?? "", schema) }];
}

function unitOf(schema: RJSFSchema): string | undefined {
  const unit: unknown = schema["x-unit"];
  return typeof unit === "string" ? unit : undefined;
}

function wordsFor(answer: unknown, unit: string, { format }: RJSFSchema): readonly string[] {
  if (typeof answer === "boolean") return [answer ? "예" : "아니요"];
  if (typeof answer === "number") return [`${answer.toLocaleString("ko-KR")}${unit}`];
  const text = String(answer);
  return format === "date" && isIsoDate(text) ? [formatKoreanDate(text)] : text.split("\n");
}

function schemaAt(schema: RJSFSchema, path: FieldPath): RJSFSchema {
  return path.reduce<RJSFSchema>((node, part) => {
    const below = node.properties?.[part];
    return isRecord(below) ? below : {};
  }, schema);
}
