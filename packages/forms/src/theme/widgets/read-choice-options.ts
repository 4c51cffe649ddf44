import type { RJSFSchema, WidgetProps } from "@rjsf/utils";

import type { Choice } from "../../engine/definition/field-options.ts";
import type { ChoiceOptions } from "./choice.ts";

/** The settings of a choice, from the untyped options that rjsf passes; offers only answers that the schema allows. */
export function readChoiceOptions(
  options: WidgetProps["options"],
  schema: RJSFSchema,
): ChoiceOptions {
  const { choices, columns, layout, help } = options;
  const known: readonly unknown[] = Array.isArray(choices) ? choices : [];
  return {
    choices: known.filter(isChoice).filter(({ value }) => schema.enum?.includes(value) ?? true),
    columns: columns === 2 || columns === 3 || columns === 5 ? columns : 1,
    layout: layout === "chip" ? layout : "row",
    ...(typeof help === "string" && { help }),
  };
}

function isChoice(value: unknown): value is Choice {
  return typeof value === "object" && value !== null && "value" in value && "label" in value;
}
