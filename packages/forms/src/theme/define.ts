import * as engine from "../engine/definition/define-form.ts";
import type { Field } from "../engine/definition/field.ts";
import type { WidgetName } from "./widget-table.ts";

/** A form whose fields are asked by this theme's widgets. */
export function defineForm<Body extends object>() {
  return engine.defineForm<Body, WidgetName>();
}

/** A field of a pattern or of several forms. Where a form lists it, a path that its body does not have does not compile. */
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
