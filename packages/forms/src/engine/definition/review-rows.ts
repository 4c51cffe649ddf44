import { undotted } from "../data/path.ts";
import { type FormValues, isRecord, valueAt } from "../data/values.ts";
import { activeAnswers, activeFields } from "./active.ts";
import { asOwn } from "./as-request.ts";
import { titleOf, uiOption } from "./field-layout.ts";
import type { AnyField } from "./field.ts";
import type { AnyForm, FormStep, ReviewRow } from "./form-definition.ts";

/** The answers in words, a row for each step that has any. */
export function reviewRows(form: AnyForm, values: FormValues): readonly ReviewRow[] {
  const answers = activeAnswers(form, values);
  const asked = activeFields(form, values);
  return form.steps.flatMap((step) => {
    const lines = step.fields
      .filter((field) => asked.includes(field))
      .flatMap((field) => linesOf(step, field, answers));
    const label = step.reviewLabel ?? step.name;
    return lines.length === 0 || step.isReview ? [] : [{ stepId: step.id, label, lines }];
  });
}

function linesOf(step: FormStep, field: AnyField, answers: FormValues): readonly string[] {
  if (field.review === false || field.widget === "hidden") return [];
  if (field.review !== undefined) return [field.review(asOwn(answers))].flat();
  const path = undotted(field.path);
  const answer = valueAt(answers, path);
  if (answer === undefined || typeof answer === "object") return [];
  return [
    `${titleOf(step.uiSchema, path)}: ${wordsFor(answer, uiOption(step.uiSchema, path, "ui:options"))}`,
  ];
}

function wordsFor(answer: unknown, options: unknown): string {
  const choices: readonly unknown[] =
    isRecord(options) && Array.isArray(options["choices"]) ? options["choices"] : [];
  const chosen = choices.filter(isRecord).find(({ value }) => value === answer);
  if (chosen !== undefined) return String(chosen["label"]);
  if (typeof answer === "boolean") return answer ? "예" : "아니요";
  if (isRecord(options) && options["checkedValue"] === answer) return "예";
  return String(answer);
}
