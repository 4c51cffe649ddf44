import type { RJSFSchema } from "@rjsf/utils";

import { dotted, type FieldPath, undotted } from "../data/path.ts";
import { type FormValues, isRecord, valueAt, withValueAt } from "../data/values.ts";
import { asFormAnswers } from "./as-request.ts";
import type { AnyField, Condition } from "./field.ts";
import type { AnyForm, FormStep, RuleContext } from "./form-definition.ts";

interface Active {
  /** The answers that count: those to inactive questions stay only in the form. */
  readonly answers: FormValues;
  /** Dotted paths of fields and groups that are not asked. */
  readonly inactive: ReadonlySet<string>;
  readonly steps: readonly FormStep[];
}

/**
 * Evaluates the conditions of a form from top to bottom, each on the answers that count so far. Mutually exclusive
 * steps may ask for the same field: it counts when one of them is asked.
 */
function evaluate(form: AnyForm, values: FormValues, rules?: RuleContext): Active {
  const inactive = new Set<string>();
  const active = new Set<string>();
  const steps: FormStep[] = [];
  let answers = values;
  for (const step of form.steps) {
    const isAsked = holds(step.when, answers);
    if (isAsked) steps.push(step);
    for (const field of step.fields) {
      const { path: key } = field;
      const path = undotted(key);
      const isOff = !isAsked || !holds(field.when, answers) || isUnder(inactive, path.slice(0, -1));
      if (isOff && active.has(key)) continue;
      (isOff ? inactive : active).add(key);
      const isBack = !isOff && inactive.delete(key);
      // The fields of a group come back one by one, because this step may not ask for all of them.
      if (isBack && !isGroup(field, step)) {
        answers = withValueAt(answers, path, valueAt(values, path));
      }
      const answer = valueAt(answers, path);
      if (isOff && answer !== undefined) answers = withValueAt(answers, path, undefined);
      if (!isOff && answer === undefined && rules !== undefined) {
        answers = withPlain(answers, path, field, rules);
      }
    }
  }
  return { answers, inactive, steps };
}

const last = new WeakMap<AnyForm, { readonly values: FormValues; readonly active: Active }>();
const nothing: ReadonlySet<string> = new Set();

/** The same, cached for the last answers, which are queried many times. */
function activeOf(form: AnyForm, values: FormValues): Active {
  if (form.steps.every(isUnconditional)) {
    return { answers: values, inactive: nothing, steps: form.steps };
  }
  const known = last.get(form);
  if (known?.values === values) return known.active;
  const active = evaluate(form, values);
  last.set(form, { values, active });
  return active;
}

/** The answers that count: those to questions that are asked. */
export function activeAnswers(form: AnyForm, values: FormValues): FormValues {
  return activeOf(form, values).answers;
}

/** The answers that count, with plain ones in place of missing ones. */
export function withPlainAnswers(
  form: AnyForm,
  values: FormValues,
  rules: RuleContext,
): FormValues {
  // Inactive answers were not validated, so a plain answer must not reactivate them.
  return evaluate(form, activeAnswers(form, values), rules).answers;
}

/** The answers with a field's plain answer at its place; a field without one stays unanswered. */
export function withPlain(
  answers: FormValues,
  path: FieldPath,
  { plain }: AnyField,
  { today }: RuleContext,
): FormValues {
  const answer: unknown =
    typeof plain === "function" ? plain(asFormAnswers(answers), today) : plain;
  return withValueAt(answers, path, answer);
}

/** The best guess for a field, or undefined while the answers do not allow one. */
export function suggestionFor({ suggest }: AnyField, answers: FormValues, today: string): unknown {
  return suggest?.(asFormAnswers(answers), today);
}

export interface ActiveField {
  readonly step: FormStep;
  readonly field: AnyField;
  readonly path: FieldPath;
}

/** The active fields of a form, from top to bottom; only those with the part `having`, if given. */
export function activeFields(
  form: AnyForm,
  values: FormValues,
  having: keyof AnyField = "path",
): readonly ActiveField[] {
  const { inactive, steps } = activeOf(form, values);
  return steps.flatMap((step) =>
    step.fields
      .filter((field) => field[having] !== undefined && !inactive.has(field.path))
      .map((field) => ({ step, field, path: undotted(field.path) })),
  );
}

/** Dotted paths of everything that is not asked. */
export function inactivePaths(form: AnyForm, values: FormValues): ReadonlySet<string> {
  return activeOf(form, values).inactive;
}

export function activeSteps(form: AnyForm, values: FormValues): readonly FormStep[] {
  return activeOf(form, values).steps;
}

const schemas = new WeakMap<FormStep, Map<string, RJSFSchema>>();

/** The schema of what a step asks, given the answers so far; the same object for the same fields. */
export function activeSchema(form: AnyForm, step: FormStep, values: FormValues): RJSFSchema {
  const { inactive } = activeOf(form, values);
  const hidden = step.fields.map(({ path }) => path).filter((path) => inactive.has(path));
  if (hidden.length === 0) return step.schema;
  const known = schemas.get(step) ?? new Map<string, RJSFSchema>();
  schemas.set(step, known);
  const key = hidden.join(" ");
  const schema =
    known.get(key) ?? hidden.reduce((kept, path) => without(kept, undotted(path)), step.schema);
  known.set(key, schema);
  return schema;
}

function isUnconditional(step: FormStep): boolean {
  return step.when === undefined && step.fields.every(({ when }) => when === undefined);
}

function holds(when: Condition | readonly Condition[] | undefined, answers: FormValues): boolean {
  return [when ?? []].flat().every((condition) => {
    const answer = valueAt(answers, undotted(condition.field));
    return "is" in condition ? answer === condition.is : answer !== condition.isNot;
  });
}

/** Whether a field only groups others of its step. */
function isGroup({ path, widget }: AnyField, { fields }: FormStep): boolean {
  return widget === undefined && fields.some((other) => other.path.startsWith(`${path}.`));
}

function isUnder(inactive: ReadonlySet<string>, path: FieldPath): boolean {
  return path.some((_, index) => inactive.has(dotted(path.slice(0, index + 1))));
}

/** The schema without the property at a path. */
function without(schema: RJSFSchema, [name, ...rest]: FieldPath): RJSFSchema {
  const { [String(name)]: property, ...others } = schema.properties ?? {};
  if (property === undefined) return schema;
  const { required = [] } = schema;
  return rest.length > 0 && isRecord(property)
    ? { ...schema, properties: { ...schema.properties, [String(name)]: without(property, rest) } }
    : {
        ...schema,
        properties: others,
        required: required.filter((other) => other !== name),
      };
}
