import type { RJSFSchema } from "@rjsf/utils";

import { dotted, type FieldPath, undotted } from "../data/path.ts";
import { type FormValues, isRecord, valueAt, withValueAt } from "../data/values.ts";
import { alternativesOf } from "./alternatives.ts";
import { asOwn } from "./as-request.ts";
import type { AnyField, Condition } from "./field.ts";
import type { AnyForm, FormStep, RuleContext } from "./form-definition.ts";

/** What is asked, given the answers so far. */
type Active = {
  /** The answers that count: what was taken back stays in the form, not here. */
  readonly answers: FormValues;
  /** Dotted paths of fields and groups that are not asked. */
  readonly inactive: ReadonlySet<string>;
};

/** Evaluates the conditions of a form from top to bottom, each on the answers that count so far. */
function evaluate(form: AnyForm, values: FormValues, rules?: RuleContext): Active {
  const inactive = new Set<string>();
  let answers = values;
  for (const step of form.steps) {
    const isAsked = holds(step.when, answers);
    for (const field of step.fields) {
      const path = undotted(field.path);
      // An entry of a list is no place of its own: it is asked when its list is.
      if (path.includes("*")) continue;
      const isOff = !isAsked || !holds(field.when, answers) || isUnder(inactive, path);
      if (isOff) inactive.add(field.path);
      const answer = valueAt(answers, path);
      if (isOff && answer !== undefined) answers = withValueAt(answers, path, undefined);
      if (!isOff && answer === undefined && rules !== undefined && !path.includes("*")) {
        answers = withPlain(answers, field, rules);
      }
    }
  }
  return { answers, inactive };
}

/** The answers that count: those to questions that are asked. */
export function activeAnswers(form: AnyForm, values: FormValues): FormValues {
  return evaluate(form, values).answers;
}

/** The answers that count, with plain ones where there are none yet. */
export function withPlainAnswers(
  form: AnyForm,
  values: FormValues,
  rules: RuleContext,
): FormValues {
  // What is not asked now was not checked either: a plain answer must not bring it back.
  return evaluate(form, activeAnswers(form, values), rules).answers;
}

/** The same answers with a field's plain one; without one the field stays open. */
export function withPlain(
  answers: FormValues,
  { path, plain }: AnyField,
  { today }: RuleContext,
): FormValues {
  const answer: unknown = typeof plain === "function" ? plain(asOwn(answers), today) : plain;
  return withValueAt(answers, undotted(path), answer);
}

/** The fields of a form that are asked. */
export function activeFields(form: AnyForm, values: FormValues): readonly AnyField[] {
  const { inactive } = evaluate(form, values);
  return form.steps.flatMap((step) => step.fields.filter(({ path }) => !inactive.has(path)));
}

/** The steps that are asked. */
export function activeSteps(form: AnyForm, values: FormValues): readonly FormStep[] {
  if (form.steps.every((step) => step.when === undefined)) return form.steps;
  const { answers } = evaluate(form, values);
  return form.steps.filter((step) => holds(step.when, answers));
}

const schemas = new WeakMap<FormStep, Map<string, RJSFSchema>>();

/** The shape that a step asks for, given the answers so far; the same object for the same fields. */
export function activeSchema(form: AnyForm, step: FormStep, values: FormValues): RJSFSchema {
  if (form.steps.every(isUnconditional)) return step.schema;
  const { inactive } = evaluate(form, values);
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
  return [when ?? []].flat().every(({ field, is }) => valueAt(answers, undotted(field)) === is);
}

function isUnder(inactive: ReadonlySet<string>, path: FieldPath): boolean {
  return path.some((_, index) => inactive.has(dotted(path.slice(0, index + 1))));
}

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

/** Names of the values that a step owns, whether it asks for them now or not. */
export function stepNames(step: FormStep): readonly string[] {
  return [
    ...new Set(
      alternativesOf(step.schema, step.schema).flatMap(({ properties = {} }) =>
        Object.keys(properties),
      ),
    ),
  ];
}

/** The step that asks for the value at a path, or undefined when the form does not ask for it. */
export function stepOf(definition: AnyForm, path: FieldPath): FormStep | undefined {
  return definition.steps.find((step) => stepNames(step).includes(String(path[0])));
}
