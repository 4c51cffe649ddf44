import { type FormValues, isRecord, valueAt, withValueAt } from "../data/values.ts";
import { activeAnswers, activeFields, stepNames } from "./active.ts";
import type { AnyForm } from "./form-definition.ts";
import { activePartOf, shapeOf } from "./shape.ts";

/** The answers that are sent, without those of inactive branches and alternatives. */
export function requestAnswers(form: AnyForm, values: FormValues): FormValues {
  const answers = activeAnswers(form, values);
  return form.steps.reduce<FormValues>((kept, step) => {
    const { properties = {} } = shapeOf(form, step, answers);
    return stepNames(step).reduce((next, name) => {
      const property = properties[name];
      if (next[name] === undefined) return next;
      return withValueAt(
        next,
        [name],
        isRecord(property) ? activePartOf(property, next[name]) : undefined,
      );
    }, kept);
  }, answers);
}

/** The answers as they are sent: those that count, each as its field says. */
export function requestOf(form: AnyForm, values: FormValues): FormValues {
  return activeFields(form, values, "toRequest").reduce(
    (request, { field, path }) =>
      withValueAt(request, path, field.toRequest?.(valueAt(request, path))),
    requestAnswers(form, values),
  );
}
