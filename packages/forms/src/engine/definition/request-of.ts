import { undotted } from "../data/path.ts";
import { type FormValues, isRecord, valueAt, withValueAt } from "../data/values.ts";
import { activeAnswers, activeFields, stepNames } from "./active.ts";
import type { AnyForm } from "./form-definition.ts";
import { askedOf, shapeOf } from "./shape.ts";

/** The answers without what branches and alternatives asked for that do not hold any more. */
function askedAnswers(form: AnyForm, answers: FormValues): FormValues {
  return form.steps.reduce<FormValues>((kept, step) => {
    const { properties = {} } = shapeOf(form, step, answers);
    return stepNames(step).reduce((next, name) => {
      const property = properties[name];
      if (next[name] === undefined) return next;
      return withValueAt(
        next,
        [name],
        isRecord(property) ? askedOf(property, next[name]) : undefined,
      );
    }, kept);
  }, answers);
}

/** The answers as they are sent: those that count, each as its field says. */
export function requestOf(form: AnyForm, values: FormValues): FormValues {
  return activeFields(form, values).reduce(
    (request, { path, toRequest }) => {
      if (toRequest === undefined || path.includes("*")) return request;
      const at = undotted(path);
      return withValueAt(request, at, toRequest(valueAt(request, at)));
    },
    askedAnswers(form, activeAnswers(form, values)),
  );
}
