import { useState } from "react";

import { fieldId } from "../data/path.ts";
import type {
  FormDefinition,
  FormIssue,
  FormService,
  RuleContext,
} from "../definition/form-definition.ts";
import type { DraftKeeper } from "../draft/draft-keeper.ts";
import type { FormStore, Origin } from "../store/form-store.ts";
import { firstUnfinished, validateStep } from "../validation/validate-step.ts";
import { useFlowFocus } from "./use-flow-focus.ts";
import { useIssues } from "./use-issues.ts";
import { type StepChange, useSteps } from "./use-steps.ts";
import { useSubmit } from "./use-submit.ts";

type Options<Data extends object, Needs extends FormService> = {
  readonly definition: FormDefinition<Data, Needs>;
  readonly store: FormStore;
  readonly keeper: DraftKeeper;
  readonly rules: RuleContext;
  readonly wantedStep: string | undefined;
  readonly onStepChange: StepChange | undefined;
  readonly origin: Origin;
  readonly headingId: string;
  readonly onSubmit: (data: Data) => Promise<void> | void;
};

/** The way through a form: on when a step is right, back at any time, and sent once. */
export function useFormFlow<Data extends object, Needs extends FormService>(
  options: Options<Data, Needs>,
) {
  const { definition, store, keeper, rules } = options;
  const { step, index, goTo } = useSteps({ ...options, wanted: options.wantedStep });
  const issues = useIssues(definition, store, step, rules);
  const submit = useSubmit(definition, options.onSubmit);
  const [ledBackTo, setLedBackTo] = useState<string | null>(null);
  const focus = useFlowFocus(step.id, options.headingId);

  function show(stepId: string, [first]: readonly FormIssue[]): void {
    if (stepId !== step.id) {
      goTo(stepId);
      setLedBackTo(stepId);
    }
    if (first !== undefined) focus.toMistake(stepId, fieldId(definition.id, first.path));
  }

  function refuse(stepId: string, mistakes: readonly FormIssue[]): void {
    issues.reveal(stepId);
    show(stepId, mistakes);
  }

  async function next(): Promise<void> {
    if (submit.isSubmitting) return;
    submit.dismissAlert();
    setLedBackTo(null);
    const values = store.current();
    // Judged anew and not read from the screen, which does not know yet what was typed last.
    const mistakes = validateStep(definition, step, values, rules);
    if (mistakes.length > 0) return refuse(step.id, mistakes);
    keeper.flush();
    const following = definition.steps[index + 1];
    if (following !== undefined) return goTo(following.id);
    const unfinished = firstUnfinished(definition, definition.steps, values, rules);
    if (unfinished !== null) return refuse(unfinished.step.id, unfinished.issues);

    const failure = await submit.send(values);
    if (failure === "busy") return;
    if (failure !== null) {
      issues.setServerIssues(failure.issues);
      if (failure.stepId !== null) show(failure.stepId, failure.issues);
    } else if (!definition.draft.keptAfterSubmit) {
      keeper.clear();
    }
  }

  return {
    step,
    index,
    isLast: index === definition.steps.length - 1,
    goTo,
    next,
    back: () => {
      const before = definition.steps[index - 1];
      if (before !== undefined) goTo(before.id);
    },
    issues,
    submit,
    summary: focus.summary,
    /** A form that leads back to an earlier question by itself has to say why. */
    isLedBack: ledBackTo === step.id,
  };
}
