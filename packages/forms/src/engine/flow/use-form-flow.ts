import { useState } from "react";

import { fieldId, type FieldPath } from "../data/path.ts";
import { type FormValues, valueAt } from "../data/values.ts";
import type {
  AnyForm,
  FormContext,
  FormDefinition,
  FormIssue,
  FormService,
  FormStep,
  RuleContext,
} from "../definition/form-definition.ts";
import type { DraftKeeper } from "../draft/draft-keeper.ts";
import type { FormStore, Origin } from "../store/form-store.ts";
import { activeFields, activeSteps } from "../definition/active.ts";
import { createPendingWork } from "./pending-work.ts";
import { useVerifications } from "../verification/use-verifications.ts";
import { asksOnly } from "../definition/step-parts.ts";
import { validateForm } from "../validation/validate-form.ts";
import { useFlowFocus } from "./use-flow-focus.ts";
import { useIssues } from "./use-issues.ts";
import { type StepChange, useSteps } from "./use-steps.ts";
import { useSubmit } from "./use-submit.ts";

interface Options<Data extends object> {
  readonly definition: FormDefinition<Data, FormService>;
  readonly store: FormStore;
  readonly keeper: DraftKeeper;
  readonly rules: RuleContext;
  readonly requestedStep: string | undefined;
  readonly onStepChange: StepChange | undefined;
  readonly origin: Origin;
  readonly context: FormContext;
  readonly headingId: string;
  readonly onSubmit: (data: Data) => Promise<void> | void;
}

/** Navigation through a form: forward when a step is valid, back at any time, and sent once. */
export function useFormFlow<Data extends object>(options: Options<Data>) {
  const { definition, store, keeper, rules } = options;
  const { step, steps, index, goTo } = useSteps({ ...options, requested: options.requestedStep });
  const verifications = useVerifications({
    definition,
    store,
    step,
    rules,
    context: options.context,
  });
  const issues = useIssues(definition, store, step, rules, verifications.rejected);
  const [pending] = useState(createPendingWork);
  const [isWaiting, setIsWaiting] = useState(false);
  const submit = useSubmit(definition, options.onSubmit);
  const [returnedTo, setReturnedTo] = useState<string | null>(null);
  const focus = useFlowFocus(step.id, options.headingId);

  function show(stepId: string, [first]: readonly FormIssue[]): void {
    if (stepId !== step.id) {
      goTo(stepId);
      setReturnedTo(stepId);
    }
    if (first !== undefined) focus.toMistake(stepId, fieldId(definition.id, first.path));
  }

  function reject(stepId: string, mistakes: readonly FormIssue[]): void {
    issues.reveal(stepId);
    show(stepId, mistakes);
  }

  /** Of this step, with the last typed text, which the screen may not show yet. */
  function mistakesNow(): readonly FormIssue[] {
    return validateForm(definition, store.current(), rules).get(step.id) ?? [];
  }

  /** Waits for pending uploads and verifications; most steps have none. */
  async function mistakesAfterWaiting(): Promise<readonly FormIssue[]> {
    if (pending.isEmpty() && !verifications.isNeeded) return [];
    setIsWaiting(true);
    try {
      await pending.settled();
      const mistakes = mistakesNow();
      return mistakes.length > 0 ? mistakes : await verifications.settle(store.current());
    } finally {
      setIsWaiting(false);
    }
  }

  async function next(): Promise<void> {
    if (submit.isSubmitting || isWaiting) return;
    submit.dismissAlert();
    setReturnedTo(null);
    store.collect();
    const mistakes = mistakesNow();
    if (mistakes.length > 0 && pending.isEmpty()) return reject(step.id, mistakes);
    const late = await mistakesAfterWaiting();
    if (late.length > 0) return reject(step.id, late);
    const values = store.current();
    keeper.flush();
    const active = activeSteps(definition, values);
    const following = active[active.indexOf(step) + 1];
    if (following !== undefined) return goTo(following.id);
    const [unfinished] = validateForm(definition, values, rules);
    if (unfinished !== undefined) return reject(...unfinished);

    const failure = await submit.send(values);
    if (failure === "busy") return;
    if (failure !== null) {
      issues.setServerIssues(failure.issues);
      if (failure.stepId !== null) show(failure.stepId, failure.issues);
    } else if (!definition.draft.keepAfterSubmit) {
      keeper.clear();
    }
  }

  /**
   * Calls `act` once the field has its new answer, if the step asks nothing else, or if the form continues by itself
   * and this was the last answer that the step lacked. Never in the last step, nor when the answer asks for more.
   */
  function afterLastAnswer(path: FieldPath, act: () => void): void {
    const asked = fieldsOf(definition, store.answers(), step);
    const wasLacking = definition.continuesByItself === true && mistakesNow().length > 0;
    const before = valueAt(store.answers(), path);
    const stop = store.subscribe(() => {
      const values = store.answers();
      // The press has left a text field, whose answer may arrive first.
      if (valueAt(values, path) === before) return;
      stop();
      if (activeSteps(definition, values).at(-1) === step) return;
      const isComplete = () =>
        fieldsOf(definition, values, step) === asked && mistakesNow().length === 0;
      if (asksOnly(definition, values, step, path) || (wasLacking && isComplete())) act();
    });
  }

  return {
    step,
    steps,
    index,
    isLast: index === steps.length - 1,
    goTo,
    next,
    afterLastAnswer,
    back: () => {
      const before = steps[index - 1];
      if (before !== undefined) goTo(before.id);
    },
    issues,
    submit,
    isBusy: submit.isSubmitting || isWaiting,
    verifier: verifications.verifier,
    pending,
    summary: focus.summary,
    /** Whether the form went back to this step by itself, so that it has to say why. */
    isReturned: returnedTo === step.id,
  };
}

/** The fields that a step asks, as one text. */
function fieldsOf(form: AnyForm, values: FormValues, step: FormStep): string {
  const asked = activeFields(form, values).filter((field) => field.step === step);
  return asked.map(({ field }) => field.path).join(" ");
}
