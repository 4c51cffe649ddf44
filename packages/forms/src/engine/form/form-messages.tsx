import { ErrorMessage, ErrorSummary } from "@damadum/ui";
import type { Ref } from "react";

import { fieldId } from "../data/path.ts";
import type { FormIssue } from "../definition/form-definition.ts";
import type { FormAlert } from "../errors/server-issues.ts";

type FormMessagesProps = {
  readonly formId: string;
  readonly issues: readonly FormIssue[];
  readonly alert: FormAlert | null;
  readonly onRetry: () => void;
  readonly ref: Ref<HTMLDivElement>;
};

/** What the form as a whole has to say, above its fields. */
export function FormMessages({ formId, issues, alert, onRetry, ref }: FormMessagesProps) {
  return (
    <>
      {alert !== null && (
        <ErrorMessage title={alert.message} onRetry={alert.canRetry ? onRetry : undefined} />
      )}
      <ErrorSummary
        ref={ref}
        errors={issues.map(({ path, message }) => ({ fieldId: fieldId(formId, path), message }))}
        onSelect={focusField}
      />
    </>
  );
}

/** Focuses the control with this id, or the first control inside when it is a group. */
function focusField(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  const control = element.matches("fieldset, [role=group]")
    ? element.querySelector<HTMLElement>(
        "input:checked, input:enabled:not([type=hidden]), button:enabled:not([tabindex='-1']), textarea, select",
      )
    : null;
  (control ?? element).focus();
}
