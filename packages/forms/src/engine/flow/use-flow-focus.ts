import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

import { focusField } from "./focus-field.ts";

interface FlowFocus {
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the error summary, or to the field with this id, once the step is on the screen. */
  readonly toMistake: (stepId: string, fieldId: string) => void;
}

interface Request {
  readonly stepId: string;
  readonly fieldId: string;
}

/** Moves the focus with the form: to a new step's question, or to the field to fix. */
export function useFlowFocus(stepId: string, headingId: string): FlowFocus {
  const summary = useRef<HTMLDivElement>(null);
  const answered = useRef<Request | null>(null);
  const lastStep = useRef(stepId);
  // A new object for each request, because the same field may be requested twice.
  const [request, setRequest] = useState<Request | null>(null);

  // After every render, because the page may not have shown the step with the mistakes yet. A field that is missing
  // then is not waited for: it would steal the focus when it appears later.
  useEffect(() => {
    const hasMoved = lastStep.current !== stepId;
    lastStep.current = stepId;
    const open = request === answered.current ? null : request;
    const isOnScreen = open?.stepId === stepId;
    if (isOnScreen || hasMoved) answered.current = request;
    if (isOnScreen && focusMistake(summary.current, open.fieldId)) return;
    if (hasMoved) document.getElementById(headingId)?.focus();
  });

  const toMistake = useCallback(
    (mistakeStep: string, fieldId: string) => setRequest({ stepId: mistakeStep, fieldId }),
    [],
  );

  return { summary, toMistake };
}

function focusMistake(summary: HTMLDivElement | null, fieldId: string): boolean {
  if (summary === null) return focusField(fieldId);
  summary.focus();
  return true;
}
