import type { ComponentProps } from "react";

import type { DeepPartial } from "../engine/data/values.ts";
import type {
  FormContext,
  FormDefinition,
  FormService,
} from "../engine/definition/form-definition.ts";
import { ReviewSections } from "../engine/review/form-review.tsx";
import { reviewSections } from "../engine/review/review-sections.ts";
import { neverAnswered } from "./story-answers.ts";
import { expectBusy, type Play } from "./story-expectations.ts";
import { StoryForm } from "./story-form.tsx";

interface FormProps<Data extends object> {
  readonly answers?: DeepPartial<Data>;
  readonly step?: string;
  /** What this story changes of the context. */
  readonly context?: FormContext;
  readonly onSubmit?: () => Promise<void>;
}

interface Settings<Data extends object, Needs extends FormService> {
  readonly context: ComponentProps<typeof StoryForm<Data, Needs>>["context"];
  /** The answers that a story begins with, if it has none of its own. */
  readonly initial?: DeepPartial<Data>;
  readonly complete: DeepPartial<Data>;
  /** The step that sends the form, if it is not the only one. */
  readonly last?: string;
  /** Continues with nothing answered. */
  readonly errors?: Play;
  /** How the server rejects the complete answers. */
  readonly rejection?: () => Promise<void>;
  readonly afterRejection?: Play;
}

/** The component of a form's stories, and the standard states that each form has. */
export function formStories<Data extends object, Needs extends FormService>(
  definition: FormDefinition<Data, Needs>,
  settings: Settings<Data, Needs>,
) {
  const { context, initial, complete, last, errors, rejection, afterRejection } = settings;

  function Form({
    answers = initial,
    step,
    context: own,
    onSubmit = neverAnswered,
  }: FormProps<Data>) {
    return (
      <StoryForm
        definition={definition}
        context={{ ...context, ...own }}
        initialData={answers}
        step={step}
        onSubmit={onSubmit}
      />
    );
  }

  const sent = { answers: complete, ...(last !== undefined && { step: last }) };
  return {
    Form,
    Default: {},
    Filled: { args: { answers: complete } },
    Errors: { ...(errors && { play: errors }) },
    ServerError: {
      args: { ...sent, ...(rejection && { onSubmit: rejection }) },
      ...(afterRejection && { play: afterRejection }),
    },
    ReadOnly: readOnlyStory(definition, complete),
    Submitting: { args: sent, play: expectBusy(definition.submitLabel) },
  };
}

/** What was sent, as it is read afterwards. */
export function readOnlyStory<Data extends object, Needs extends FormService>(
  definition: FormDefinition<Data, Needs>,
  complete: DeepPartial<Data>,
) {
  return {
    render: () => (
      <ReviewSections
        sections={reviewSections(definition, Object.assign({}, definition.defaults, complete))}
      />
    ),
  };
}
