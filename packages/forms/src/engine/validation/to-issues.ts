import { explain, fieldAt, type Schema } from "@damadum/contract";
import type { UiSchema } from "@rjsf/utils";

import type { FormIssue } from "../definition/form-definition.ts";
import { anchorOf } from "../definition/field-layout.ts";
import { pathOfError } from "./path-of-error.ts";
import type { SchemaError } from "./validators.ts";

/** Turns what a compiled validator found into the contract's sentences, at the fields that can mend it. */
export function toIssues(
  errors: readonly SchemaError[],
  uiSchema: UiSchema,
  body: Schema,
): readonly FormIssue[] {
  return errors.map((error) => {
    const path = pathOfError(error);
    const { message } = explain(error, fieldAt(body, path.map(String)));
    return { path: anchorOf(uiSchema, path), message };
  });
}
