import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

import { focusField } from "./focus-field.ts";

type FlowFocus = {
  /** The list of mistakes, where there are enough for one. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the list of mistakes, or to the field with this id, as soon as either is on the screen. */
  readonly toMistake: (fieldId: string) => void;
};

/** Moves the focus as the form moves: to a new step's question, or to what is to mend. */
export function useFlowFocus(stepId: string, headingId: string): FlowFocus {
  const summary = useRef<HTMLDivElement>(null);
  const answered = useRef<object | null>(null);
  const lastStep = useRef(stepId);
  // An object for each request: the same field may be asked for twice.
  const [request, setRequest] = useState<{ readonly fieldId: string } | null>(null);

  // After every render: the page may not have shown the step with the mistakes yet.
  useEffect(() => {
    const hasMoved = lastStep.current !== stepId;
    lastStep.current = stepId;
    if (request !== answered.current) {
      if (focusMistake(summary.current, request)) answered.current = request;
    } else if (hasMoved) {
      document.getElementById(headingId)?.focus();
    }
  });

  const toMistake = useCallback((fieldId: string) => setRequest({ fieldId }), []);

  return { summary, toMistake };
}

function focusMistake(
  summary: HTMLDivElement | null,
  request: { readonly fieldId: string } | null,
): boolean {
  if (summary === null) return request !== null && focusField(request.fieldId);
  summary.focus();
  return true;
}
