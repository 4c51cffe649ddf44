import { ErrorMessage, ErrorSummary, VisuallyHidden } from "@damadum/ui";
import type { Ref } from "react";

import { fieldId } from "../data/path.ts";
import { focusField } from "../flow/focus-field.ts";
import type { FormIssue } from "../definition/form-definition.ts";
import type { FormAlert } from "../errors/server-issues.ts";

interface FormMessagesProps {
  readonly formId: string;
  readonly issues: readonly FormIssue[];
  readonly alert: FormAlert | null;
  /** Lists the mistakes, because the form went back to this step by itself and has to say why. */
  readonly isReturned: boolean;
  readonly onRetry: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The form's overall messages, above its fields. */
export function FormMessages({
  formId,
  issues,
  alert,
  isReturned,
  onRetry,
  ref,
}: FormMessagesProps) {
  return (
    <>
      {alert !== null && (
        <ErrorMessage title={alert.message} onRetry={alert.canRetry ? onRetry : undefined} />
      )}
      {isReturned && issues.length > 0 ? (
        <ErrorSummary
          ref={ref}
          errors={issues.map(({ path, message }) => ({ fieldId: fieldId(formId, path), message }))}
          onSelect={focusField}
        />
      ) : (
        issues.length > 0 && (
          // After Enter in an invalid field the focus stays there, so that a screen reader has to announce why.
          <VisuallyHidden role="alert">
            {issues.map(({ message }) => message).join(" ")}
          </VisuallyHidden>
        )
      )}
    </>
  );
}
