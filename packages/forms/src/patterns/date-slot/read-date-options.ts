import type { WidgetProps } from "@rjsf/utils";

import { isRecord } from "../../engine/data/values.ts";
import type { DateBound } from "../../engine/definition/field-options.ts";
import type { DateOptions } from "./date-range.ts";

/** The settings of a date field, from the untyped options that rjsf passes. */
export function readDateOptions(options: WidgetProps["options"]): DateOptions {
  const { earliest, latest, daysAhead, help, isPriced } = options;
  return {
    isPriced: isPriced === true,
    ...(isBound(earliest) && { earliest }),
    ...(isBound(latest) && { latest }),
    ...(typeof daysAhead === "number" && { daysAhead }),
    ...(typeof help === "string" && { help }),
  };
}

function isBound(value: unknown): value is DateBound {
  return (
    isRecord(value) && typeof value["field"] === "string" && typeof value["addDays"] === "number"
  );
}
