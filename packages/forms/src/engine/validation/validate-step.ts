import type { RJSFSchema } from "@rjsf/utils";

import { anchorOf, sortByScreen } from "../definition/field-layout.ts";
import type { AnyForm, FormIssue, FormStep, RuleContext } from "../definition/form-definition.ts";
import { activeAnswers, activeSchema, activeSteps } from "../definition/active.ts";
import { dotted, type FieldPath } from "../data/path.ts";
import { type FormValues, isRecord, pickValues, withValueAt } from "../data/values.ts";
import { brokenRules } from "./broken-rules.ts";
import { pathOfError } from "./path-of-error.ts";
import { toIssues } from "./to-issues.ts";
import { compiledValidator, type SchemaError } from "./validators.ts";

/** The issues of one step: at most one per field, in screen order. */
export function validateStep(
  definition: AnyForm,
  step: FormStep,
  values: FormValues,
  context: RuleContext,
): readonly FormIssue[] {
  const schema = activeSchema(definition, step, values);
  const errors = schemaErrors(definition, step, values);
  const broken = brokenRules(definition, withoutBroken(definition, values), context)
    .filter(({ path }) => isActive(schema, path))
    .map((issue) => ({ ...issue, path: anchorOf(step.uiSchema, issue.path) }));
  const issues = onePerField([...toIssues(errors, step.uiSchema, definition.body), ...broken]);
  return sortByScreen(issues, schema, step.uiSchema);
}

/** The first unfinished step with its issues; null when the form can be sent. */
export function firstUnfinished(
  definition: AnyForm,
  steps: readonly FormStep[],
  values: FormValues,
  context: RuleContext,
): { readonly step: FormStep; readonly issues: readonly FormIssue[] } | null {
  for (const step of steps) {
    const issues = validateStep(definition, step, values, context);
    if (issues.length > 0) return { step, issues };
  }
  return null;
}

function schemaErrors(
  definition: AnyForm,
  step: FormStep,
  values: FormValues,
): readonly SchemaError[] {
  const schema = activeSchema(definition, step, values);
  const validate = compiledValidator(definition.validators, schema);
  const answers = activeAnswers(definition, values);
  const ofStep = pickValues(answers, Object.keys(schema.properties ?? {}));
  if (validate(withGroups(schema, ofStep))) return [];
  // The validator covers every field that the step may ask for; an inactive one is not missing.
  return (validate.errors ?? []).filter((error) => isActive(schema, pathOfError(error)));
}

function isActive({ properties }: RJSFSchema, [name, ...rest]: FieldPath): boolean {
  if (name === undefined || properties === undefined) return true;
  const property = properties[name];
  return isRecord(property) && isActive(property, rest);
}

/** The answers that fit their own schema, so that rules between answers can rely on their types and formats. */
function withoutBroken(definition: AnyForm, values: FormValues): FormValues {
  return activeSteps(definition, values)
    .flatMap((step) => schemaErrors(definition, step, values))
    .map(pathOfError)
    .reduce<FormValues>((kept, path) => {
      const list = path.findIndex((part) => typeof part === "number");
      return withValueAt(kept, list === -1 ? path : path.slice(0, list), undefined);
    }, values);
}

/** Adds empty objects for untouched groups, so that each of their fields is reported as missing. */
function withGroups(schema: RJSFSchema, values: FormValues): FormValues {
  return Object.entries(schema.properties ?? {}).reduce<FormValues>((filled, [name, property]) => {
    if (!isRecord(property)) return filled;
    const present = filled[name];
    if (property["type"] !== "object") return filled;
    return present === undefined || isRecord(present)
      ? { ...filled, [name]: withGroups(property, present ?? {}) }
      : filled;
  }, values);
}

function onePerField(issues: readonly FormIssue[]): readonly FormIssue[] {
  const first = new Map<string, FormIssue>();
  for (const issue of issues) {
    const key = dotted(issue.path);
    if (!first.has(key)) first.set(key, issue);
  }
  return [...first.values()];
}
