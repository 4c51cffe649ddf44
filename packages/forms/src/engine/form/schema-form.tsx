import { afterPress } from "@damadum/browser";
import { todayInSeoul } from "@damadum/domain";
import { serverNow } from "@damadum/sdk";
import { Heading, ProgressSteps, Stack, Text } from "@damadum/ui";
import type Form from "@rjsf/core";
import { type ErrorSchema, ErrorSchemaBuilder } from "@rjsf/utils";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type SubmitEvent,
} from "react";

import { type DeepPartial, toValues } from "../data/values.ts";
import type {
  FormContext,
  FormDefinition,
  FormIssue,
  FormService,
} from "../definition/form-definition.ts";
import { activeSchema } from "../definition/active.ts";
import { asAnswers } from "../definition/as-request.ts";
import { stepNames } from "../definition/step-parts.ts";
import { useDraftsCleared } from "../draft/use-drafts-cleared.ts";
import { useFormFlow } from "../flow/use-form-flow.ts";
import type { StepChange } from "../flow/use-steps.ts";
import { ReviewSections } from "../review/form-review.tsx";
import { reviewSections } from "../review/review-sections.ts";
import { EnterKeyProvider } from "./enter-key.ts";
import { FormBar, type FormActions } from "./form-actions.tsx";
import { FormEngineProvider } from "./form-engine.ts";
import { FormMessages } from "./form-messages.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import { type FormTheme, StepForm } from "./step-form.tsx";
import { useEngine } from "./use-engine.ts";
import { useClearedAnswers } from "./use-cleared-answers.ts";
import type { FormStore } from "../store/form-store.ts";
import { useFormStore } from "./use-form-store.ts";
import { useSuggestions } from "./use-suggestions.ts";

export interface SchemaFormProps<Data extends object, Needs extends FormService> {
  readonly definition: FormDefinition<Data, Needs>;
  /** Initial answers; a stored draft takes precedence. */
  readonly initialData?: DeepPartial<Data> | undefined;
  /** Key under which unsent answers are stored; nothing is stored without one. */
  readonly draftKey?: string | undefined;
  /** Sends the form. An ApiError or NetworkError that it throws is shown; nothing typed is lost. */
  readonly onSubmit: (data: Data) => Promise<void> | void;
  readonly submitLabel?: string | undefined;
  /** Called with the answers so far, debounced. */
  readonly onChange?: (data: DeepPartial<Data>) => void;
  readonly context: FormContext & Required<Pick<FormContext, Needs>>;
  /** The step that the page's address names. The page owns the step when it passes `onStepChange`. */
  readonly step?: string | undefined;
  readonly onStepChange?: StepChange;
  /** Content between the question and its fields. */
  readonly intro?: ReactNode;
  /** Renders the buttons in place of the form's own, to put a price beside them. */
  readonly renderActions?: (actions: FormActions) => ReactNode;
}

/** A form from a definition: one step at a time, with drafts, Korean messages and server errors at their fields. */
export function ThemedForm<Data extends object, Needs extends FormService>(
  props: SchemaFormProps<Data, Needs> & { readonly theme: FormTheme },
) {
  const { definition, context, theme } = props;
  const headingId = useId();
  const stepForm = useRef<Form>(null);
  const { store, keeper, origin, setKeptStep, ...kept } = useFormStore({
    definition,
    initial: toValues(props.initialData),
    draftKey: props.draftKey,
  });
  const today = useToday(context);
  const rules = useMemo(() => ({ today }), [today]);
  const flow = useFormFlow({
    definition,
    store,
    keeper,
    rules,
    requestedStep: props.step,
    onStepChange: props.onStepChange,
    origin,
    context,
    headingId,
    onSubmit: props.onSubmit,
  });
  const { step, steps, issues, submit, summary } = flow;
  useChangeReport(store, props.onChange);
  useDraftsCleared(props.draftKey, () => {
    kept.forget();
    issues.forget();
    submit.dismissAlert();
  });
  useEffect(() => setKeptStep(step.id), [setKeptStep, step.id]);
  // The notice about restored answers is shown only until the person moves to another step.
  const [hasGoneOn, setHasGoneOn] = useState(false);
  const next = () => {
    setHasGoneOn(true);
    void flow.next();
  };
  const engine = useEngine({
    form: definition,
    store,
    today,
    stepForm,
    context,
    leave: issues.touch,
    isMended: issues.isMended,
    answeredByPress: (path) => flow.afterLastAnswer(path, next),
    forgetTouched: issues.forgetTouched,
    verifier: flow.verifier,
    pending: flow.pending,
  });

  useSuggestions(step, engine);
  useClearedAnswers(definition, engine);

  const schema = activeSchema(definition, step, store.answers());
  const names = useMemo(() => stepNames(step), [step]);
  const extraErrors = useMemo(() => toErrorSchema(issues.shown), [issues.shown]);
  const fields = useMemo(() => ({ ...theme.fields, ...definition.fields }), [theme, definition]);
  const widgets = useMemo(() => ({ ...theme.widgets, ...definition.widgets }), [theme, definition]);
  const goTo = (stepId: string) => {
    setHasGoneOn(true);
    flow.goTo(stepId);
  };
  const reset = () => {
    kept.reset();
    issues.forget();
    submit.dismissAlert();
    flow.goTo(definition.steps[0]?.id ?? step.id);
  };
  const actions: FormActions = {
    label: flow.isLast ? (props.submitLabel ?? definition.submitLabel) : "다음",
    isFirst: flow.index === 0,
    isLast: flow.isLast,
    isSubmitting: flow.isBusy,
    back: () => {
      setHasGoneOn(true);
      flow.back();
    },
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    next();
  };

  return (
    <FormEngineProvider value={engine}>
      <form noValidate onSubmit={onSubmit} aria-busy={flow.isBusy}>
        <Stack gap="4">
          {steps.length > 1 && (
            <ProgressSteps
              steps={steps.map(({ name }) => name)}
              current={flow.index}
              onBack={actions.isFirst ? undefined : actions.back}
              backDisabled={actions.isSubmitting}
            />
          )}
          {step.title !== undefined && (
            <Heading id={headingId} tabIndex={-1} variant="title">
              {step.title}
            </Heading>
          )}
          {step.description !== undefined && <Text tone="muted">{step.description}</Text>}
          {props.intro}
          {origin.draft !== null && !hasGoneOn && (
            <RestoredNotice name={definition.draft.name} onReset={reset} />
          )}
          <FormMessages
            formId={definition.id}
            issues={issues.summary}
            alert={submit.alert}
            isReturned={flow.isReturned}
            onRetry={() => void flow.next()}
            ref={summary}
          />
          {step.isReview === true && (
            <ReviewSections
              sections={reviewSections(definition, store.current(), context).filter(
                ({ stepId }) => stepId !== step.id,
              )}
              onEdit={goTo}
              fileUrl={context.fileUrl}
            />
          )}
          <EnterKeyProvider value={flow.isLast ? "done" : "next"}>
            <StepForm
              key={`${step.id} ${origin.epoch}`}
              ref={stepForm}
              schema={schema}
              validators={definition.validators}
              uiSchema={step.uiSchema}
              names={names}
              fields={fields}
              widgets={widgets}
              templates={theme.templates}
              extraErrors={extraErrors}
            />
          </EnterKeyProvider>
          {props.renderActions?.(actions) ?? <FormBar actions={actions} />}
        </Stack>
      </form>
    </FormEngineProvider>
  );
}

/** Messages in the structure in which rjsf passes them to the fields. */
function toErrorSchema(issues: readonly FormIssue[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const { path, message } of issues) builder.addErrors(message, [...path]);
  return builder.ErrorSchema;
}

/** Today in Korea: the page's value, or the server's when the form was mounted. */
function useToday(context: FormContext): string {
  const [clockDay] = useState(() => todayInSeoul(serverNow()));
  return context.today ?? clockDay;
}

const REPORT_AFTER_MS = 300;

/** Reports the answers to the page: on mount, and debounced when they change. */
function useChangeReport<Data extends object>(
  store: FormStore,
  onChange: ((data: DeepPartial<Data>) => void) | undefined,
): void {
  const report = useEffectEvent(() => onChange?.(asAnswers<Data>(store.answers())));

  useEffect(() => {
    report();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => afterPress(() => report()), REPORT_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
}
