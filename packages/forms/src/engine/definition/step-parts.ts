import type { RJSFSchema } from "@rjsf/utils";

import { dotted, type FieldPath } from "../data/path.ts";
import { type FormValues, isRecord } from "../data/values.ts";
import { activeFields, activeSteps } from "./active.ts";
import type { AnyForm, FormStep } from "./form-definition.ts";

/** Names of the values that a step owns, whether it asks for them now or not. */
export function stepNames(step: FormStep): readonly string[] {
  return Object.keys(step.schema.properties ?? {});
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
  return isPartOf(schema, path);
}

function isPartOf({ properties }: RJSFSchema, [name, ...rest]: FieldPath): boolean {
  if (name === undefined || properties === undefined) return true;
  const property = properties[name];
  return isRecord(property) && isPartOf(property, rest);
}
