import type { FormValues } from "../data/values.ts";
import type { DeepPartial } from "./form-definition.ts";

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
