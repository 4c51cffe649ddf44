import { QUOTE_TODAY, quoteContext } from "../../definitions/quote/fixtures.ts";
import type { AnyForm, FormContext, FormService } from "../../engine/definition/form-definition.ts";
import { brokenScriptUrl } from "../postcode-search.ts";
import { neverAnswered } from "../story-answers.ts";
import { StoryForm } from "../story-form.tsx";

export interface PatternProps {
  readonly answers?: object;
  readonly context?: Partial<FormContext>;
}

const services: Required<Pick<FormContext, FormService>> = {
  ...quoteContext,
  boxes: [],
  billingKeys: [],
  monthlyCharge: { from: "2027-02-20", amount: 80_000 },
  photos: [],
  retentionUntil: "2028-12-31",
  checkUsername: () => Promise.resolve({ valid: true, reason: null }),
  uploadFile: () => new Promise(() => {}),
};

/** One pattern by itself, with the services that a page would provide. */
export function Pattern({ form, answers = {}, context }: PatternProps & { form: AnyForm }) {
  return (
    <StoryForm
      definition={form}
      context={{
        today: QUOTE_TODAY,
        postcodeScriptUrl: brokenScriptUrl,
        ...services,
        ...context,
      }}
      initialData={answers}
      onSubmit={neverAnswered}
    />
  );
}
