import { type ErrorSchema, ErrorSchemaBuilder } from "@rjsf/utils";

import type { FormIssue } from "../definition/form-definition.ts";

/** Messages in the structure in which rjsf passes them to the fields. */
export function toErrorSchema(issues: readonly FormIssue[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const { path, message } of issues) builder.addErrors(message, [...path]);
  return builder.ErrorSchema;
}
