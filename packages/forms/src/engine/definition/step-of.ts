import type { RJSFSchema } from "@rjsf/utils";

import type { FieldPath } from "../data/path.ts";
import type { FormValues } from "../data/values.ts";
import type { AnyForm, FormStep } from "./form-definition.ts";

/** The shape that a step asks for, given the answers so far. */
export function activeSchema(step: FormStep, values: FormValues): RJSFSchema {
  return step.variants?.find((variant) => variant.when(values))?.schema ?? step.schema;
}

/** Names of the values that a step owns in any of its shapes. */
export function stepNames(step: FormStep): readonly string[] {
  const schemas = [step.schema, ...(step.variants ?? []).map((variant) => variant.schema)];
  return [...new Set(schemas.flatMap((schema) => Object.keys(schema.properties ?? {})))];
}

/** The step that asks for the value at a path, or undefined when the form does not ask for it. */
export function stepOf(definition: AnyForm, path: FieldPath): FormStep | undefined {
  return definition.steps.find((step) => stepNames(step).includes(String(path[0])));
}
