import { type Answer, explain } from "@damadum/contract";
import type { UiSchema } from "@rjsf/utils";

import type { FormIssue, MessageTable } from "../definition/form-definition.ts";
import { anchorOf, titleOf, uiOption } from "../definition/field-layout.ts";
import { dotted, type FieldPath } from "../data/path.ts";
import { pathOfError } from "./path-of-error.ts";
import type { SchemaError } from "./validators.ts";

/** Turns what a compiled validator found into Korean messages at the fields that can mend it. */
export function toIssues(
  errors: readonly SchemaError[],
  uiSchema: UiSchema,
  messages: MessageTable,
): readonly FormIssue[] {
  return errors.map((error) => {
    const exact = pathOfError(error);
    const path = anchorOf(uiSchema, exact);
    return {
      path,
      message:
        ownMessage(messages, exact, path, error, kindOf(uiSchema, path)) ??
        explain(error, { label: titleOf(uiSchema, path), answer: kindOf(uiSchema, path) }).message,
    };
  });
}

function kindOf(uiSchema: UiSchema, path: FieldPath): Answer {
  return uiOption(uiSchema, path, "ui:answer") === "chosen" ? "chosen" : "typed";
}

function ownMessage(
  messages: MessageTable,
  exact: FieldPath,
  anchored: FieldPath,
  error: SchemaError,
  kind: Answer,
): string | undefined {
  const pattern = dotted(exact.map((part) => (typeof part === "number" ? "*" : part)));
  for (const key of [pattern, dotted(anchored)]) {
    const own = messages[key];
    const message = own?.[error.keyword] ?? own?.[isNoAnswer(error, kind) ? "required" : "*"];
    if (message !== undefined) return message;
  }
  return undefined;
}

const limits = new Set(["maximum", "maxItems", "maxLength", "minimum"]);

/** Whether a rule is broken by no answer at all: nothing, blank text, an empty list, or a choice that is not offered. */
function isNoAnswer({ keyword, params }: SchemaError, kind: Answer): boolean {
  if (kind === "chosen") return !limits.has(keyword);
  if (keyword === "minLength" || keyword === "minItems") return Number(params["limit"]) <= 1;
  return keyword === "required" || (keyword === "pattern" && params["pattern"] === "\\S");
}
