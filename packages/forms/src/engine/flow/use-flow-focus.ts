import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

type FlowFocus = {
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the error summary as soon as it is on the screen. */
  readonly toSummary: () => void;
};

/** Moves the focus as the form moves: to a new step's question, or to what is to mend. */
export function useFlowFocus(stepId: string, headingId: string): FlowFocus {
  const summary = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const lastStep = useRef(stepId);
  const [request, setRequest] = useState(0);

  // After every render: the summary may come later than its request, once a letter typed last has become an answer.
  useEffect(() => {
    const hasMoved = lastStep.current !== stepId;
    lastStep.current = stepId;
    if (request !== answered.current) {
      if (summary.current === null) return; // The page has not shown the step with the errors yet.
      answered.current = request;
      summary.current.focus();
    } else if (hasMoved) {
      document.getElementById(headingId)?.focus();
    }
  });

  const toSummary = useCallback(() => setRequest((count) => count + 1), []);

  return { summary, toSummary };
}
