import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";

import { activeSteps } from "../definition/active.ts";
import type { AnyForm, FormStep, RuleContext } from "../definition/form-definition.ts";
import type { FormStore, Origin } from "../store/form-store.ts";
import { validateForm } from "../validation/validate-form.ts";

export type StepChange = (stepId: string, options: { readonly replace: boolean }) => void;

interface Options {
  readonly definition: AnyForm;
  readonly store: FormStore;
  readonly rules: RuleContext;
  /** The step that the page's address names; undefined means the first. */
  readonly requested: string | undefined;
  readonly onStepChange: StepChange | undefined;
  /** Where the answers come from; no step is rejected until stored ones have been looked up. */
  readonly origin: Origin;
}

interface Steps {
  readonly step: FormStep;
  /** The steps that the answers so far call for. */
  readonly steps: readonly FormStep[];
  readonly index: number;
  readonly goTo: (stepId: string, options?: { readonly replace: boolean }) => void;
}

/**
 * Which step is on the screen. The page owns it when it passes `onStepChange`, so that the browser's own back button
 * works; otherwise the form does. A step is only shown when all earlier ones are answered.
 */
export function useSteps(options: Options): Steps {
  const { definition, store, rules, onStepChange, origin } = options;
  const { isReady } = origin;
  const restoredStep = origin.draft?.stepId ?? null;
  const [own, setOwn] = useState<string | undefined>(undefined);
  const isNamed = definition.steps.some(({ id }) => id === options.requested);
  const named = isNamed ? options.requested : undefined;
  const requested = onStepChange === undefined ? (own ?? restoredStep ?? undefined) : named;

  const shown = useMemo(
    () => (origin.isReady ? reachable(definition, store, rules, requested) : first(definition)),
    [definition, origin, rules, store, requested],
  );
  const isRejected = isReady && requested !== undefined && requested !== shown.id;
  useEffect(() => {
    if (isRejected) onStepChange?.(shown.id, { replace: true });
  }, [isRejected, onStepChange, shown.id]);

  const goTo: Steps["goTo"] = (stepId, { replace } = { replace: false }) => {
    if (onStepChange === undefined) setOwn(stepId);
    else onStepChange(stepId, { replace });
  };
  // An address that names no step of the form resumes at the step where the answers were left.
  const resume = useEffectEvent(() => {
    const left = restoredStep ?? (options.requested === undefined ? undefined : shown.id);
    if (requested === undefined && left !== undefined) onStepChange?.(left, { replace: true });
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
  requested: string | undefined,
): FormStep {
  const values = store.current();
  const steps = activeSteps(definition, values);
  const named = definition.steps.find((step) => step.id === requested);
  const index = named === undefined ? 0 : steps.indexOf(askedFor(named, steps));
  if (index <= 0) return first(definition);
  const issues = validateForm(definition, values, rules);
  const unfinished = steps.slice(0, index).find(({ id }) => issues.has(id));
  return unfinished ?? steps[index] ?? first(definition);
}

/** The step itself while it is asked, otherwise the one that asks for the same fields instead. */
function askedFor(named: FormStep, steps: readonly FormStep[]): FormStep {
  if (steps.includes(named)) return named;
  const paths = new Set(named.fields.map(({ path }) => path));
  return steps.find((step) => step.fields.some(({ path }) => paths.has(path))) ?? named;
}
