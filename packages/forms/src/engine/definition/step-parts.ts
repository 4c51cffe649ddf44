import type { RJSFSchema } from "@rjsf/utils";

import { dotted, type FieldPath } from "../data/path.ts";
import { type FormValues, isRecord } from "../data/values.ts";
import { activeFields, activeSteps } from "./active.ts";
import { alternativesOf, propertyIn } from "./alternatives.ts";
import type { AnyForm, FormStep } from "./form-definition.ts";

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

/** The step that asks for the value at a path, or undefined when no active step does. */
export function stepOf(form: AnyForm, values: FormValues, path: FieldPath): FormStep | undefined {
  return activeSteps(form, values).find((step) => asksFor(step, path));
}

/** Whether the field at this path is the only one that the step asks, given the answers. */
export function asksOnly(form: AnyForm, values: FormValues, step: FormStep, path: FieldPath) {
  const asked = activeFields(form, values).filter((field) => field.step === step);
  return asked.length === 1 && asked.every((field) => dotted(field.path) === dotted(path));
}

/** Whether a step may ask for the value at a path: the fields of a group may be asked in several steps. */
export function asksFor({ schema }: FormStep, path: FieldPath): boolean {
  return isPartOf(schema, path, schema);
}

function isPartOf(schema: RJSFSchema, [name, ...rest]: FieldPath, root: RJSFSchema): boolean {
  const { items } = schema;
  if (typeof name === "number") return !isRecord(items) || isPartOf(items, rest, root);
  const isWhole = alternativesOf(schema, root).every(({ properties }) => properties === undefined);
  if (name === undefined || isWhole) return true;
  const property = propertyIn(schema, name, root);
  return property !== undefined && isPartOf(property, rest, root);
}
