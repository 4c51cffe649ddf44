import type { FormDefinition, FormService, RuleContext } from "../definition/form-definition.ts";
import type { DraftKeeper } from "../draft/draft-keeper.ts";
import type { FormStore } from "../store/form-store.ts";
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
  readonly restoredStep: string | null;
  readonly isReady: boolean;
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
  const focus = useFlowFocus(step.id, options.headingId);

  function show(stepId: string): void {
    if (stepId !== step.id) goTo(stepId);
    focus.toSummary();
  }

  function refuse(stepId: string): void {
    issues.reveal(stepId);
    show(stepId);
  }

  async function next(): Promise<void> {
    if (submit.isSubmitting) return;
    submit.dismissAlert();
    const values = store.current();
    if (validateStep(definition, step, values, rules).length > 0) return refuse(step.id);
    keeper.flush();
    const following = definition.steps[index + 1];
    if (following !== undefined) return goTo(following.id);
    const unfinished = firstUnfinished(definition, definition.steps, values, rules);
    if (unfinished !== null) return refuse(unfinished.step.id);

    const failure = await submit.send(values);
    if (failure === "busy") return;
    if (failure !== null) {
      issues.setServerIssues(failure.issues);
      if (failure.stepId !== null) show(failure.stepId);
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
  };
}
