import { valueAt, withValueAt, type FormValues } from "../data/values.ts";
import { activeFields, suggestionFor } from "../definition/active.ts";
import type { FormContext, FormDefinition, FormService } from "../definition/form-definition.ts";
import { priceableValues } from "./priceable-request.ts";

/**
 * Prices a form with another answer. What that answer asks for is guessed as on the screen; plain answers stand for
 * everything else that is missing.
 */
export function totalWith<Data extends object>(
  form: FormDefinition<Data, FormService>,
  today: string,
  totalOf: (draft: Data) => number,
): NonNullable<FormContext["totalWith"]> {
  const always = { ...form, pricedFrom: [] };
  const withGuesses = (answers: FormValues) =>
    activeFields(form, answers, "suggest").reduce((next, { field, path }) => {
      if (valueAt(next, path) !== undefined) return next;
      return withValueAt(next, path, suggestionFor(field, next, today));
    }, answers);
  return (answers, path, answer) => {
    const asked = withGuesses(withValueAt(answers, path, answer));
    const draft = priceableValues(always, asked, today);
    return draft === null ? null : totalOf(draft);
  };
}
