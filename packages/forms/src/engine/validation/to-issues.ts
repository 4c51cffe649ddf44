import type { UiSchema } from "@rjsf/utils";

import type { FormIssue, MessageTable } from "../definition/form-definition.ts";
import { anchorOf, titleOf, uiOption } from "../definition/field-layout.ts";
import { dotted, type FieldPath } from "../data/path.ts";
import { messageFor } from "./message-for.ts";
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
      message: ownMessage(messages, exact, path, error) ?? general(error, uiSchema, path),
    };
  });
}

function ownMessage(
  messages: MessageTable,
  exact: FieldPath,
  anchored: FieldPath,
  error: SchemaError,
): string | undefined {
  const pattern = dotted(exact.map((part) => (typeof part === "number" ? "*" : part)));
  for (const key of [pattern, dotted(anchored)]) {
    const own = messages[key];
    const message = own?.[error.keyword] ?? own?.["*"];
    if (message !== undefined) return message;
  }
  return undefined;
}

function general(error: SchemaError, uiSchema: UiSchema, path: FieldPath): string {
  const kind = uiOption(uiSchema, path, "ui:answer") === "chosen" ? "chosen" : "typed";
  return messageFor(error, titleOf(uiSchema, path), kind);
}
