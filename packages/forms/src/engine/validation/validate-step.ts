import type { RJSFSchema } from "@rjsf/utils";

import { anchorOf, fieldsInScreenOrder, sortByScreen } from "../definition/field-layout.ts";
import type { AnyForm, FormIssue, FormStep, RuleContext } from "../definition/form-definition.ts";
import { activeSchema } from "../definition/step-of.ts";
import { dotted } from "../data/path.ts";
import { type FormValues, isRecord, pickValues, withValueAt } from "../data/values.ts";
import { pathOfError } from "./path-of-error.ts";
import { toIssues } from "./to-issues.ts";
import type { SchemaError } from "./validators.ts";

/** What is still to mend in one step: at most one message a field, in the order of the screen. */
export function validateStep(
  definition: AnyForm,
  step: FormStep,
  values: FormValues,
  context: RuleContext,
): readonly FormIssue[] {
  const schema = activeSchema(step, values);
  const names = Object.keys(schema.properties ?? {});
  const errors = schemaErrors(definition, step, values);
  const broken = definition
    .check(withoutBroken(definition, values), context)
    .filter((issue) => names.includes(String(issue.path[0])))
    .map((issue) => ({ ...issue, path: anchorOf(step.uiSchema, issue.path) }));
  const issues = onePerField([...toIssues(errors, step.uiSchema, definition.messages), ...broken]);
  return sortByScreen(issues, fieldsInScreenOrder(schema, step.uiSchema));
}

/** The first step that is not answered yet, with what is to mend there; null when the form can be sent. */
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
  const schema = activeSchema(step, values);
  const validate = definition.validators[schema.$id ?? ""];
  if (validate === undefined) {
    throw new Error(
      `No compiled validator for ${schema.$id}; run pnpm --filter @damadum/forms generate.`,
    );
  }
  const asked = pickValues(values, Object.keys(schema.properties ?? {}));
  return validate(withGroups(schema, asked)) ? [] : (validate.errors ?? []);
}

/** The answers that fit their own schema: rules between answers can rely on their types and formats. */
function withoutBroken(definition: AnyForm, values: FormValues): FormValues {
  return definition.steps
    .flatMap((step) => schemaErrors(definition, step, values))
    .map(pathOfError)
    .reduce<FormValues>((kept, path) => {
      const list = path.findIndex((part) => typeof part === "number");
      return withValueAt(kept, list === -1 ? path : path.slice(0, list), undefined);
    }, values);
}

/** Empty objects where a group was not touched yet, so that each of its fields is asked for by name. */
function withGroups(schema: RJSFSchema, values: FormValues): FormValues {
  const groups = Object.entries(schema.properties ?? {}).filter(
    ([, property]) => isRecord(property) && property["type"] === "object",
  );
  return groups.reduce<FormValues>((filled, [name, property]) => {
    const present = filled[name] ?? {};
    return isRecord(present) && isRecord(property)
      ? { ...filled, [name]: withGroups(property, present) }
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
