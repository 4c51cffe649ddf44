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
import { keepsRules, validateForm } from "./validate-form.ts";

/** Steps with unanswered fields, so that a price can name its assumptions. */
export function unansweredSteps<Data extends object>(
  form: FormDefinition<Data, FormService>,
  answers: DeepPartial<Data>,
  today: string,
): readonly string[] {
  return [...validateForm(form, toValues(answers), { today }).keys()];
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

export function priceableValues<Data extends object>(
  form: FormDefinition<Data, FormService>,
  answers: FormValues,
  today: string,
): Data | null {
  const rules = { today };
  const unanswered = validateForm(form, answers, rules);
  if (form.pricedFrom.some((step) => unanswered.has(step))) return null;
  // Plain answers break no rule: a guess can only break one that the answers break already.
  const judge = keepsRules(form, answers, rules) ? { ...form, rules: null } : form;
  const values = form.steps.reduce((replaced, step) => {
    const mistakes = validateForm(judge, replaced, rules).get(step.id);
    if (mistakes === undefined) return replaced;
    const next = mistakes.reduce(
      (plainer, { path }) => replaceInvalidShown(form, step, plainer, path, rules),
      replaced,
    );
    return validateForm(judge, next, rules).has(step.id) ? withPlainStep(step, next, rules) : next;
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
