import type { FormValues, DeepPartial } from "../data/values.ts";

/**
 * The answers as a request body. Guarantee: only called after every step passed validators that were
 * compiled from that body's own schema.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the body
export function asRequest<Data extends object>(values: FormValues): Data {
  return values as Data;
}

/**
 * The answers so far as a body with gaps. Guarantee: the store holds nothing but answers to fields whose
 * schemas come from that body, so what is there has the body's types, though not yet its ranges and patterns.
 */
export function asAnswers<Data extends object>(values: FormValues): DeepPartial<Data> {
  return values as DeepPartial<Data>;
}

/**
 * The answers as parameter of a field's or a form's own functions. Guarantee: a form is only called with answers to
 * its own fields, and its functions are typed by the body that these fill in.
 */
export function asFormAnswers(values: unknown): never {
  return values as never;
}
