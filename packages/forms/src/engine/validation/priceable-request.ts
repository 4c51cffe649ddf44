import { dotted, type FieldPath, undotted } from "../data/path.ts";
import {
  type DeepPartial,
  type FormValues,
  toValues,
  valueAt,
  withValueAt,
} from "../data/values.ts";
import { activeSteps, withPlain } from "../definition/active.ts";
import type { AnyField } from "../definition/field.ts";
import { pathsShownAt } from "../definition/field-layout.ts";
import type {
  AnyForm,
  FormDefinition,
  FormService,
  FormStep,
  RuleContext,
} from "../definition/form-definition.ts";
import { validateStep } from "./validate-step.ts";

/** Steps with unanswered fields, so that a price can name its assumptions. */
export function unansweredSteps<Data extends object>(
  form: FormDefinition<Data, FormService>,
  answers: DeepPartial<Data>,
  today: string,
): readonly string[] {
  return openSteps(form, toValues(answers), today);
}

function openSteps(form: AnyForm, values: FormValues, today: string): readonly string[] {
  return activeSteps(form, values)
    .filter((step) => validateStep(form, step, values, { today }).length > 0)
    .map(({ id }) => id);
}

/**
 * The answers so far as a request that can be priced, or null while a step that the price depends on is unanswered.
 * Missing and wrong answers count as plain ones; where a condition asks for one, the condition counts as not met.
 */
export function priceableRequest<Data extends object>(
  form: FormDefinition<Data, FormService>,
  answers: DeepPartial<Data>,
  today: string,
): Data | null {
  return priceableValues(form, toValues(answers), today);
}

/** The same for the values of a form's store. */
export function priceableValues<Data extends object>(
  form: FormDefinition<Data, FormService>,
  answers: FormValues,
  today: string,
): Data | null {
  const unanswered = openSteps(form, answers, today);
  if (form.pricedFrom.some((step) => unanswered.includes(step))) return null;
  const rules = { today };
  const values = form.steps.reduce((replaced, step) => {
    // Earlier replacements may have changed which steps are asked.
    if (!activeSteps(form, replaced).includes(step)) return replaced;
    const mistakes = validateStep(form, step, replaced, rules);
    const next = mistakes.reduce(
      (plainer, { path }) => replaceInvalidShown(form, step, plainer, path, rules),
      replaced,
    );
    const isValid = mistakes.length === 0 || validateStep(form, step, next, rules).length === 0;
    return isValid ? next : withPlainStep(step, next, rules);
  }, answers);
  return form.toRequest(values);
}

/** A plain answer can contradict a given one beside it: then the step's plain answers replace both. */
function withPlainStep({ fields }: FormStep, values: FormValues, rules: RuleContext): FormValues {
  return fields
    .filter(({ plain }) => plain !== undefined)
    .reduce((next, field) => withPlain(next, undotted(field.path), field, rules), values);
}

/** Replaces the wrong answers that a field shows: those that are missing, otherwise all of them. */
function replaceInvalidShown(
  form: AnyForm,
  step: FormStep,
  values: FormValues,
  path: FieldPath,
  rules: RuleContext,
): FormValues {
  const shown = pathsShownAt(step, path);
  const open = shown.filter((own) => valueAt(values, own) === undefined);
  const [first = path, ...others] = open.length > 0 ? open : shown;
  const places = [first, ...others];
  const cleared = places.reduce((next, own) => withValueAt(next, own, undefined), values);
  return places.reduce((next, own) => replaceInvalid(form, next, dotted(own), rules), cleared);
}

/** Replaces an invalid answer by the plain one; if a condition required it, replaces the condition's answer. */
function replaceInvalid(
  form: AnyForm,
  values: FormValues,
  path: string,
  rules: RuleContext,
): FormValues {
  const fields = activeSteps(form, values).flatMap((step) => step.fields);
  const chain = fields.filter((field) => path === field.path || path.startsWith(`${field.path}.`));
  const [condition] = chain.flatMap((field) => field.when ?? []);
  const field: AnyField | undefined =
    condition === undefined
      ? (chain.find((own) => own.path === path) ?? chain.at(-1))
      : fields.find((candidate) => candidate.path === condition.field);
  if (field === undefined) return withValueAt(values, undotted(path), undefined);
  return withPlain(values, undotted(field.path), field, rules);
}
