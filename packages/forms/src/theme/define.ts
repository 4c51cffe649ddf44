import * as engine from "../engine/definition/define-form.ts";
import type { Field } from "../engine/definition/field.ts";
import type { WidgetName } from "./widget-table.ts";

export function defineForm<Body extends object>() {
  return engine.defineForm<Body, WidgetName>();
}

/** Defines a field of a pattern or of several forms. A form that lists it compiles only if its body has the path. */
export function defineField<
  const Path extends string,
  const Value = never,
  Answers = unknown,
  const When = never,
>(
  field: Field<Path, Value, Answers, When, WidgetName>,
): Field<Path, Value, Answers, When, WidgetName> {
  return field;
}
