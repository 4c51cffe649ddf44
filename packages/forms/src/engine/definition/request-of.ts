import type { RJSFSchema } from "@rjsf/utils";
import { mapValues, pickBy } from "es-toolkit";

import { type FormValues, isRecord, valueAt, withValueAt } from "../data/values.ts";
import { activeAnswers, activeFields, activeSchema, activeSteps } from "./active.ts";
import { stepNames } from "./step-parts.ts";
import type { AnyForm } from "./form-definition.ts";

/** The answers that are sent, without those that no step asks for. */
export function requestAnswers(form: AnyForm, values: FormValues): FormValues {
  const answers = activeAnswers(form, values);
  const shapes = activeSteps(form, values).map((step) => activeSchema(form, step, answers));
  return form.steps.flatMap(stepNames).reduce<FormValues>((kept, name) => {
    const parts = shapes.map(({ properties }) => properties?.[name]).filter(isRecord);
    if (kept[name] === undefined) return kept;
    const part = parts.length === 0 ? undefined : activePartOf(parts.reduce(joined), kept[name]);
    return withValueAt(kept, [name], part);
  }, answers);
}

function activePartOf({ properties }: RJSFSchema, value: unknown): unknown {
  if (!isRecord(value) || properties === undefined) return value;
  return mapValues(
    pickBy(value, (_, name) => name in properties),
    (part, name) => {
      const property = properties[name];
      return isRecord(property) ? activePartOf(property, part) : part;
    },
  );
}

/** Merges the parts of one group that two steps ask for. */
function joined(one: RJSFSchema, other: RJSFSchema): RJSFSchema {
  if (one.properties === undefined) return one;
  const properties = { ...one.properties };
  for (const [name, part] of Object.entries(other.properties ?? {})) {
    const known = properties[name];
    properties[name] = isRecord(known) && isRecord(part) ? joined(known, part) : part;
  }
  return { ...one, properties };
}

/** The answers as they are sent: those that count, each converted by its field's `toRequest`. */
export function requestOf(form: AnyForm, values: FormValues): FormValues {
  return activeFields(form, values, "toRequest").reduce(
    (request, { field, path }) =>
      withValueAt(request, path, field.toRequest?.(valueAt(request, path))),
    requestAnswers(form, values),
  );
}
