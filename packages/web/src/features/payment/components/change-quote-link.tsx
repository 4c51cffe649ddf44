import type { quoteForm, StepIdOf } from "@damadum/forms";
import type { EstimateDraft } from "@damadum/sdk";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import type { QuoteLinkState } from "../../../shared/quote-form/quote-draft.ts";

interface ChangeQuoteLinkProps {
  /** The initial answers. */
  readonly draft: EstimateDraft;
  /** The step to open; by default the summary, or the first step with an invalid answer. */
  readonly step?: StepIdOf<typeof quoteForm>;
  readonly children: string;
}

export function ChangeQuoteLink({ draft, step = "confirm", children }: ChangeQuoteLinkProps) {
  const state: QuoteLinkState = { quoteDraft: draft };
  return (
    <ButtonLink variant="outline" size="sm" to={paths.home.getHref(step)} state={state}>
      {children}
    </ButtonLink>
  );
}
