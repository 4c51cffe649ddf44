import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

interface FormStep {
  readonly step: string | undefined;
  readonly onStepChange: (stepId: string, options: { readonly replace: boolean }) => void;
}

/** The step of a form in the page's URL (`?step=`), so that the back button leads to the previous step. */
export function useFormStep(): FormStep {
  const [search, setSearch] = useSearchParams();
  const onStepChange = useCallback<FormStep["onStepChange"]>(
    (stepId, { replace }) => {
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.set("step", stepId);
          return next;
        },
        { replace },
      );
    },
    [setSearch],
  );
  return { step: search.get("step") ?? undefined, onStepChange };
}
