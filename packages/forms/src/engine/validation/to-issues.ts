import { explain, explainMissing, fieldAt, type RuleCode, type Schema } from "@damadum/contract";
import type { UiSchema } from "@rjsf/utils";

import type { FormIssue } from "../definition/form-definition.ts";
import { anchorOf } from "../definition/field-layout.ts";
import type { FieldPath } from "../data/path.ts";
import { pathOfError } from "./path-of-error.ts";
import type { SchemaError } from "./validators.ts";

/** Turns the errors of a compiled validator into the contract's messages, at the fields that can fix them. */
export function toIssues(
  errors: readonly SchemaError[],
  uiSchema: UiSchema,
  body: Schema,
): readonly FormIssue[] {
  const wordsAt = (path: FieldPath) => fieldAt(body, path.map(String));
  return errors.map((error) => {
    const exact = pathOfError(error);
    const path = anchorOf(uiSchema, exact);
    const { code, message } = explain(error, wordsAt(exact));
    // One component asks for the whole list, so an entry without content counts as a missing answer.
    const isEmptyEntry = path.length < exact.length && isNothing(code);
    return { path, message: isEmptyEntry ? explainMissing(wordsAt(path)).message : message };
  });
}

function isNothing(code: RuleCode): boolean {
  return code === "required" || code === "wrong_type";
}
