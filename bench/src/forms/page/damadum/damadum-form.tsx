import { quoteForm, SchemaForm, signupForm } from "@damadum/forms";
import { quote, quoteWithDetail, signup, today } from "../answers.ts";
import type { FormProps } from "../question.ts";
import { plainForm } from "./plain-form.ts";

const quoteContext = {
  today,
  loadScheduleDays: () => Promise.resolve([]),
  loadScheduleSlots: () => Promise.resolve([]),
};
const stay = () => undefined;

/** Our forms, used as the web uses them. */
export function DamadumForm({ question, onAnswers }: FormProps) {
  const shared = { draftKey: "bench", onChange: onAnswers, onSubmit: stay };
  switch (question) {
    case "detail":
      return (
        <SchemaForm
          {...shared}
          definition={quoteForm}
          initialData={quote}
          context={quoteContext}
          step="start"
          onStepChange={stay}
        />
      );
    case "memo":
      return (
        <SchemaForm
          {...shared}
          definition={quoteForm}
          initialData={quoteWithDetail}
          context={quoteContext}
          step="confirm"
          onStepChange={stay}
        />
      );
    case "phone":
      return (
        <SchemaForm
          {...shared}
          definition={signupForm}
          initialData={signup}
          context={{ today }}
          step="person"
          onStepChange={stay}
        />
      );
    default:
      return (
        <SchemaForm {...shared} definition={plainForm(Number(question))} context={{ today }} />
      );
  }
}
