import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";

import { activeSteps } from "../definition/active.ts";
import type { AnyForm, FormStep, RuleContext } from "../definition/form-definition.ts";
import type { FormStore, Origin } from "../store/form-store.ts";
import { firstUnfinished } from "../validation/validate-step.ts";

export type StepChange = (stepId: string, options: { readonly replace: boolean }) => void;

type Options = {
  readonly definition: AnyForm;
  readonly store: FormStore;
  readonly rules: RuleContext;
  /** The step that the page's address names; undefined means the first. */
  readonly wanted: string | undefined;
  readonly onStepChange: StepChange | undefined;
  /** Where the answers come from; before kept ones were looked for, no step is refused. */
  readonly origin: Origin;
};

type Steps = {
  readonly step: FormStep;
  /** The steps that the answers so far call for. */
  readonly steps: readonly FormStep[];
  readonly index: number;
  readonly goTo: (stepId: string, options?: { readonly replace: boolean }) => void;
};

/**
 * Which step is on the screen. The page owns it when it passes `onStepChange`, so that the browser's own back button
 * works; otherwise the form does. A step is only shown when all before it are answered.
 */
export function useSteps(options: Options): Steps {
  const { definition, store, rules, onStepChange, origin } = options;
  const { isReady } = origin;
  const restoredStep = origin.draft?.stepId ?? null;
  const [own, setOwn] = useState<string | undefined>(undefined);
  const wanted = onStepChange === undefined ? (own ?? restoredStep ?? undefined) : options.wanted;

  const shown = useMemo(
    () => (origin.isReady ? reachable(definition, store, rules, wanted) : first(definition)),
    [definition, origin, rules, store, wanted],
  );
  const isRefused = isReady && wanted !== undefined && wanted !== shown.id;
  useEffect(() => {
    if (isRefused) onStepChange?.(shown.id, { replace: true });
  }, [isRefused, onStepChange, shown.id]);

  const goTo: Steps["goTo"] = (stepId, { replace } = { replace: false }) => {
    if (onStepChange === undefined) setOwn(stepId);
    else onStepChange(stepId, { replace });
  };
  const resume = useEffectEvent(() => {
    if (wanted === undefined && restoredStep !== null)
      onStepChange?.(restoredStep, { replace: true });
  });
  useEffect(() => {
    if (isReady) resume();
  }, [isReady]);

  const answers = useSyncExternalStore(store.subscribe, store.answers, store.answers);
  const steps = useMemo(() => activeSteps(definition, answers), [answers, definition]);

  return {
    step: shown,
    steps,
    index: steps.indexOf(shown),
    goTo,
  };
}

function first(definition: AnyForm): FormStep {
  const [step] = definition.steps;
  if (step === undefined) throw new Error(`The form ${definition.id} has no step.`);
  return step;
}

function reachable(
  definition: AnyForm,
  store: FormStore,
  rules: RuleContext,
  wanted: string | undefined,
): FormStep {
  const values = store.current();
  const steps = activeSteps(definition, values);
  const index = steps.findIndex((step) => step.id === wanted);
  if (index <= 0) return first(definition);
  return (
    firstUnfinished(definition, steps.slice(0, index), values, rules)?.step ??
    steps[index] ??
    first(definition)
  );
}
